import type { Browser } from 'playwright';
import { toAndFro } from '../shared/cells.ts';
import type { Connection } from '../shared/connection.ts';
import { walkUntilMet } from '../shared/encounter.ts';
import { goTo, newPlayer } from '../shared/players.ts';
import { newVisitor, openMap } from './browser.ts';
import { type Frames, framesDuring, markFrames } from './frames.ts';
import { playRound } from './round.ts';

const MAP = 'green_land2';
/** Matches while the page plays a round. */
const PLAYING = '[data-playing]';

/** A creature, and its attack that is measured: 1 to 4. */
interface Fighter {
  readonly name: string;
  readonly level: number;
  readonly attack: 1 | 2 | 3 | 4;
  /** Upper bound for the measured rounds. */
  readonly rounds: number;
  /** Size of the window; by default that of a desktop. */
  readonly viewport?: { readonly width: number; readonly height: number };
}

/**
 * The window of a phone: without a graphics processor a large stage is drawn so seldom that the few frames with a change
 * of screens would be all. What a frame costs the main thread does not depend on its size.
 */
const PHONE = { width: 390, height: 844 } as const;

/**
 * The attacks of most particles among those that creatures learn: Swallowed Sun has 47 at one moment, Star Hoard 73 one
 * after the other. Both are of the heaviest tier; Gloamarch is one of those whose poses are drawn.
 */
const HEAVIEST: readonly Fighter[] = [
  { name: 'gloamarch', level: 68, attack: 4, rounds: 1, viewport: PHONE },
  { name: 'barbelung', level: 59, attack: 4, rounds: 1, viewport: PHONE },
];

/** Measures the frames of a wild battle, from the first attack to its end or for a few rounds. */
export const measureBattle = (
  browser: Browser,
  address: string,
  connection: Connection,
  slowdown = 1,
): Promise<Frames> =>
  measureFighter(browser, address, connection, { name: 'bouldun', level: 9, attack: 1, rounds: 4 }, slowdown);

/** Measures the frames of the rounds with the heaviest attacks. */
export async function measureHeaviest(
  browser: Browser,
  address: string,
  connection: Connection,
): Promise<Frames> {
  const all: Frames[] = [];
  for (const fighter of HEAVIEST) all.push(await measureFighter(browser, address, connection, fighter));
  return {
    frames: all.flatMap(({ frames }) => frames),
    everything: all.reduce((sum, { everything }) => sum + everything, 0) / all.length,
  };
}

async function measureFighter(
  browser: Browser,
  address: string,
  connection: Connection,
  { name, level, attack, rounds, viewport }: Fighter,
  slowdown = 1,
): Promise<Frames> {
  const player = await newPlayer(connection, { creatures: [{ name, level }] });
  const meadow = toAndFro(MAP, 'wild');
  await goTo(connection, player, MAP, meadow.way);
  await walkUntilMet(connection, player, meadow.cell.x);
  const context = await newVisitor(browser, address, player.token, viewport);
  await markFrames(context);
  const page = await context.newPage();
  await openMap(page, MAP);
  await page.getByRole('button', { name: 'Try to Catch!' }).click();
  await page.getByRole('button', { name: 'Select this pokemon' }).click();
  await page.getByRole('button', { name: 'Attack', exact: true }).waitFor();
  const frames = await framesDuring(
    page,
    async () => {
      for (let round = 0; round < rounds && (await playRound(page, attack)); round++);
    },
    { selector: PLAYING, slowdown },
  );
  await context.close();
  return frames;
}
