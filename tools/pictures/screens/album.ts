import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import type { DeviceName } from './devices.ts';

export const FOLDER = 'docs/pictures/screens';
const MOST_BYTES = 120_000;
/** WebP qualities, tried in this order until the picture is small enough. */
const QUALITIES = [74, 62, 50, 38];

const AT_REST = `new Promise(requestAnimationFrame).then(() => Promise.allSettled(
  document.getAnimations()
    .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime ?? 0))
    .map((one) => one.finished)))`;

/** Waits for the end of all finite animations; endless ones are ignored. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(AT_REST);
}

/** Waits until the canvas of the present screen, if it has one, is drawn and rests. */
export async function stageRests(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  if ((await page.locator('[data-stage]').count()) === 0) return;
  await page.locator('[data-stage] canvas[data-loop="asleep"]').waitFor();
}

async function inFewBytes(screenshot: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const picture = await sharp(screenshot).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Error(`A picture is heavier than ${MOST_BYTES} bytes at every quality.`);
}

/** Takes a picture of the present screen. */
export async function shoot(page: Page, file: string): Promise<void> {
  await rest(page);
  const picture = await inFewBytes(await page.screenshot({ animations: 'disabled' }));
  writeFileSync(file, picture);
  console.log(`${file}: ${(picture.length / 1000).toFixed(0)} kB`);
}

/** Takes pictures of the present screen, by day and by night. */
export async function keep(page: Page, name: string, device: DeviceName): Promise<void> {
  await stageRests(page);
  await rest(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await shoot(page, path.join(FOLDER, `${name}.${device}.${colorScheme}.webp`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
