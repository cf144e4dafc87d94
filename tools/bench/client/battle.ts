import type { Browser } from 'playwright';
import { toAndFro } from '../shared/cells.ts';
import type { Connection } from '../shared/connection.ts';
import { walkUntilMet } from '../shared/encounter.ts';
import { goTo, newPlayer } from '../shared/players.ts';
import { newVisitor, openMap } from './browser.ts';
import { type Frames, framesDuring, markFrames } from './frames.ts';
import { playRound } from './round.ts';

const MAP = 'green_land2';
/** Upper bound for the measured rounds. */
const MOST_ROUNDS = 4;
/** Matches while the page plays a round. */
const PLAYING = '[data-playing]';

/** Measures the frames of a wild battle, from the first attack to its end or for a few rounds. */
export async function measureBattle(
  browser: Browser,
  address: string,
  connection: Connection,
  slowdown = 1,
): Promise<Frames> {
  const player = await newPlayer(connection, { creatures: [{ name: 'bouldun', level: 9 }] });
  const meadow = toAndFro(MAP, 'wild');
  await goTo(connection, player, MAP, meadow.way);
  await walkUntilMet(connection, player, meadow.cell.x);
  const context = await newVisitor(browser, address, player.token);
  await markFrames(context);
  const page = await context.newPage();
  await openMap(page, MAP);
  await page.getByRole('button', { name: 'Try to Catch!' }).click();
  await page.getByRole('button', { name: 'Select this pokemon' }).click();
  await page.getByRole('button', { name: 'Attack', exact: true }).waitFor();
  const frames = await framesDuring(
    page,
    async () => {
      for (let rounds = 0; rounds < MOST_ROUNDS && (await playRound(page)); rounds++);
    },
    { selector: PLAYING, slowdown },
  );
  await context.close();
  return frames;
}
