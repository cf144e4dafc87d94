import type { Browser, Page } from 'playwright';
import type { Connection } from '../shared/connection.ts';
import { newPlayer } from '../shared/players.ts';
import { newVisitor } from './browser.ts';
import { bytesHeld, type Held } from './held.ts';
import { playRound } from './round.ts';

/** Number of battles in one visit after which the page's memory is measured. */
export const EARLY = 10;
export const LATE = 100;

/** Memory after the early battles and after the late ones. */
export interface Heaps {
  readonly early: Held;
  readonly late: Held;
}

async function fight(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select this pokemon' }).click();
  await page.getByRole('button', { name: 'Attack', exact: true }).waitFor();
  while (await playRound(page));
  await page.getByRole('heading', { name: 'Won' }).waitFor();
}

/** Fights one battle after another against a weak user, in one visit of the game. */
export async function measureHeap(browser: Browser, address: string, connection: Connection): Promise<Heaps> {
  const rival = await newPlayer(connection, { creatures: [{ name: 'kindlam', level: 1 }] });
  const player = await newPlayer(connection, { creatures: [{ name: 'bouldun', level: 60 }] });
  const context = await newVisitor(browser, address, player.token);
  // The highest speed saves time: nobody watches.
  await context.addInitScript(`localStorage.setItem('battle-speed', '4')`);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(`/userbattle?name=${encodeURIComponent(rival.username)}`);
  let early: Held | undefined;
  for (let battles = 1; ; battles++) {
    await fight(page);
    if (battles === EARLY) early = await bytesHeld(session);
    if (early && battles === LATE) {
      const late = await bytesHeld(session);
      await context.close();
      return { early, late };
    }
    await page.getByRole('button', { name: 'Battle Again?' }).click();
  }
}
