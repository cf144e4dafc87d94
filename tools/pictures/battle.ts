import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { newVisitor, openMap } from '../bench/client/browser.ts';
import { toAndFro } from '../bench/shared/cells.ts';
import type { Connection } from '../bench/shared/connection.ts';
import { walkUntilMet } from '../bench/shared/encounter.ts';
import { goTo, newPlayer } from '../bench/shared/players.ts';
import { save } from './save.ts';

const MAP = 'green_land2';
const PLAYING = '[data-playing]';
/** Key of the attack in the picture: Ember of a young Kindlam. */
const ATTACK = '3';
/** Number of screenshots of a round, and milliseconds between them; they cover both attacks. */
const MOMENTS = 34;
const BETWEEN = 60;
/** Length of the flash, in screenshots. */
const FLASH = 2;

const isFlame = (red: number, green: number, blue: number): boolean =>
  red > 215 && green > 70 && green < 160 && blue < 90;

/** Number of pixels with the colour of fire. */
function flamesIn(pixels: Buffer): number {
  let flames = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    if (isFlame(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)) flames += 1;
  }
  return flames;
}

/** The pixels of the canvas alone. */
async function canvasOf(page: Page, screenshot: Buffer): Promise<Buffer> {
  const { x = 0, y = 0, width = 1, height = 1 } = (await page.locator('canvas').boundingBox()) ?? {};
  const [left, top] = [Math.round(x), Math.round(y)];
  const part = { left, top, width: Math.round(width), height: Math.round(height) };
  return sharp(screenshot).extract(part).removeAlpha().raw().toBuffer();
}

/**
 * The screenshot FLASH steps after the one with the most flames: the flash, which whitens the target, is over by then.
 */
async function bestMoment(page: Page): Promise<Buffer> {
  // From here on the page's clock is driven by hand: a screenshot takes longer than a flame.
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 1000);
  await page.keyboard.press(ATTACK);
  await page.keyboard.press('Enter');
  await page.locator(PLAYING).waitFor();
  const moments: Buffer[] = [];
  while (moments.length < MOMENTS) {
    await page.clock.runFor(BETWEEN);
    moments.push(await page.screenshot());
  }
  const flames = await Promise.all(moments.map(async (moment) => flamesIn(await canvasOf(page, moment))));
  const most = flames.indexOf(Math.max(...flames));
  return moments[Math.min(most + FLASH, MOMENTS - 1)] as Buffer;
}

/** Takes the picture of a round of a wild battle. */
export async function takeBattle(browser: Browser, address: string, connection: Connection): Promise<void> {
  const player = await newPlayer(connection, {
    creatures: [{ name: 'kindlam', level: 11 }],
    items: { nball: 12, uball: 5, gball: 3, mball: 1 },
  });
  const meadow = toAndFro(MAP, 'wild');
  await goTo(connection, player, MAP, meadow.way);
  await walkUntilMet(connection, player, meadow.cell.x);
  const context = await newVisitor(browser, address, player.token);
  const page = await context.newPage();
  await page.clock.install();
  await openMap(page, MAP);
  await page.getByRole('button', { name: 'Try to Catch!' }).click();
  await page.getByRole('button', { name: 'Select this pokemon' }).click();
  await page.getByRole('button', { name: 'Attack', exact: true }).waitFor();
  await page.evaluate('scrollTo(0, 0)');
  await save('battle', await bestMoment(page));
  await context.close();
}
