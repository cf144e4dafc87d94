import type { Browser } from 'playwright';
import { newVisitor, openMap } from '../bench/client/browser.ts';
import { toAndFro } from '../bench/shared/cells.ts';
import type { Connection } from '../bench/shared/connection.ts';
import { walkUntilMet } from '../bench/shared/encounter.ts';
import { goTo, newPlayer, step } from '../bench/shared/players.ts';
import { save } from './save.ts';

const MAP = 'green_land';
/** Creatures that look good in the picture. */
const PRETTY = /"(Kindlam|Podkin|Moonbun|Owlumen|Dampaw|Rootling|Dozebud)"/;
const MOST_STEPS = 3000;

/** Takes the picture of a wild creature in the tall grass before the player. */
export async function takeEncounter(
  browser: Browser,
  address: string,
  connection: Connection,
): Promise<void> {
  const player = await newPlayer(connection, {
    creatures: [{ name: 'podkin', level: 7 }],
    items: { nball: 12, uball: 5, gball: 3, mball: 1 },
  });
  const meadow = toAndFro(MAP, 'wild');
  await goTo(connection, player, MAP, meadow.way);
  let isPretty = false;
  for (let steps = 0; steps < MOST_STEPS && !isPretty; steps++) {
    isPretty = PRETTY.test(await step(connection, player, player.cell.x === meadow.cell.x ? 'e' : 'w'));
  }
  // At some hours none of them comes out: then anybody will do.
  if (!isPretty) await walkUntilMet(connection, player, meadow.cell.x);
  const context = await newVisitor(browser, address, player.token);
  const page = await context.newPage();
  await openMap(page, MAP);
  await page.getByRole('button', { name: 'Try to Catch!' }).waitFor();
  await page.locator('canvas[data-loop="asleep"]').waitFor({ timeout: 60_000 });
  await save('encounter', await page.screenshot());
  await context.close();
}
