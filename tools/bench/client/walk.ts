import type { Browser } from 'playwright';
import { longestRow } from '../shared/cells.ts';
import type { Connection } from '../shared/connection.ts';
import { goTo, newPlayer } from '../shared/players.ts';
import { newVisitor, openMap } from './browser.ts';
import { type Frames, framesDuring, markFrames } from './frames.ts';

const MAP = 'green_land';
/** Milliseconds of walking and of standing. */
const WALK = 8000;
const STAND = 3000;
/** Milliseconds of a step, rounded down, so that the player does not push against the end of the row for long. */
const STEP = 165;

/**
 * Measures the frames of a walk to and fro along the longest row without encounters, also on a slower processor, and
 * of standing still afterwards.
 */
export async function measureWalk(
  browser: Browser,
  address: string,
  connection: Connection,
  slowdown: number,
): Promise<{ walking: Frames; walkingSlowly: Frames; standing: Frames }> {
  const player = await newPlayer(connection);
  const row = longestRow(MAP);
  await goTo(connection, player, MAP, row.way);
  const context = await newVisitor(browser, address, player.token);
  await markFrames(context);
  const page = await context.newPage();
  await openMap(page, MAP);
  const settle = () => page.locator('canvas[data-loop="asleep"]').waitFor();
  const along = Math.min((row.length - 1) * STEP, WALK / 2);
  const hold = async (key: string): Promise<void> => {
    await page.keyboard.down(key);
    await page.waitForTimeout(along);
    await page.keyboard.up(key);
  };
  await settle();
  const toAndFro = async (): Promise<void> => {
    for (let passed = 0; passed < WALK; passed += 2 * along) {
      await hold('ArrowRight');
      await hold('ArrowLeft');
    }
  };
  const walking = await framesDuring(page, toAndFro);
  const walkingSlowly = await framesDuring(page, toAndFro, { slowdown });
  await settle();
  const standing = await framesDuring(page, () => page.waitForTimeout(STAND));
  await context.close();
  return { walking, walkingSlowly, standing };
}
