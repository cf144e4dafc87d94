import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { newVisitor, openBrowser, openMap } from '../bench/client/browser.ts';
import { toAndFro } from '../bench/shared/cells.ts';
import { Connection } from '../bench/shared/connection.ts';
import { walkUntilMet } from '../bench/shared/encounter.ts';
import { goTo, newPlayer } from '../bench/shared/players.ts';
import { startGame } from '../bench/shared/server.ts';

/**
 * `node tools/pictures/main.mjs film`: plays a round and a catch in the built game and lays their frames on a sheet each,
 * docs/pictures/film-round.webp and film-catch.webp: row by row, as far apart in time as `BETWEEN` says.
 */
const MAP = 'green_land2';
const FOLDER = 'docs/pictures';
const ACROSS = 5;
const WIDTH = 300;
/** Milliseconds from frame to frame. */
const BETWEEN = { round: 110, catch: 190 } as const;
const FRAMES = { round: 35, catch: 25 } as const;

type Scene = keyof typeof FRAMES;

async function canvasOf(page: Page): Promise<Buffer> {
  const box = await page.locator('canvas').boundingBox();
  if (box === null) throw new Error('There is no canvas to film.');
  return sharp(await page.screenshot({ clip: box }))
    .resize({ width: WIDTH })
    .png()
    .toBuffer();
}

/** Drives the page's clock by hand: a screenshot takes longer than a frame. */
async function film(page: Page, scene: Scene): Promise<Buffer[]> {
  const frames: Buffer[] = [];
  while (frames.length < FRAMES[scene]) {
    await page.clock.runFor(BETWEEN[scene]);
    frames.push(await canvasOf(page));
  }
  return frames;
}

async function writeSheet(frames: readonly Buffer[], scene: Scene): Promise<void> {
  const { height = 1 } = await sharp(frames[0]).metadata();
  const rows = Math.ceil(frames.length / ACROSS);
  const file = path.join(FOLDER, `film-${scene}.webp`);
  const { size } = await sharp({
    create: { width: WIDTH * ACROSS, height: height * rows, channels: 3, background: '#ffffff' },
  })
    .composite(
      frames.map((input, at) => ({
        input,
        left: (at % ACROSS) * WIDTH,
        top: Math.floor(at / ACROSS) * height,
      })),
    )
    .webp({ quality: 62, effort: 6 })
    .toFile(file);
  console.log(`${file}: ${frames.length} frames, ${(size / 1000).toFixed(0)} kB`);
}

/** Opens a new battle against a wild creature, with the clock stopped before the first choice. */
async function openBattle(browser: Browser, address: string): Promise<Page> {
  const connection = new Connection(address);
  const player = await newPlayer(connection, {
    creatures: [{ name: 'kindlam', level: 11 }],
    items: { mball: 1 },
  });
  const meadow = toAndFro(MAP, 'wild');
  await goTo(connection, player, MAP, meadow.way);
  await walkUntilMet(connection, player, meadow.cell.x);
  connection.close();
  const page = await (await newVisitor(browser, address, player.token)).newPage();
  await page.clock.install();
  await openMap(page, MAP);
  await page.getByRole('button', { name: 'Try to Catch!' }).click();
  await page.getByRole('button', { name: 'Select this pokemon' }).click();
  await page.getByRole('button', { name: 'Attack', exact: true }).waitFor();
  await page.evaluate('scrollTo(0, 0)');
  return page;
}

/** What the player does in each scene. */
const acts: Readonly<Record<Scene, (page: Page) => Promise<void>>> = {
  async round(page) {
    await page.keyboard.press('3');
    await page.keyboard.press('Enter');
  },
  async catch(page) {
    await page.getByRole('radio', { name: /Master/ }).check({ force: true });
    await page.getByRole('button', { name: 'Use Ball', exact: true }).click();
  },
};

mkdirSync(FOLDER, { recursive: true });
const game = await startGame();
const browser = await openBrowser();
try {
  for (const scene of Object.keys(acts) as Scene[]) {
    const page = await openBattle(browser, game.address);
    await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 1000);
    await acts[scene](page);
    await page.locator('[data-playing]').waitFor();
    await writeSheet(await film(page, scene), scene);
    await page.context().close();
  }
} finally {
  await browser.close();
  await game.stop();
}
