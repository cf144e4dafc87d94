import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import sharp from 'sharp';
import type { DeviceName } from './devices.ts';

export const FOLDER = 'docs/pictures/screens';
const MOST_BYTES = 120_000;
/** Tried one after the other until the picture is light enough. */
const QUALITIES = [74, 62, 50, 38];

/** Pictures and the canvas have arrived, and what moves in has come to rest. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(700);
}

async function inFewBytes(screenshot: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const picture = await sharp(screenshot).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Error(`A picture is heavier than ${MOST_BYTES} bytes at every quality.`);
}

/** Takes a screen as it stands, by day and by night. */
export async function keep(page: Page, name: string, device: DeviceName): Promise<void> {
  await rest(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // What changes its colour slowly has changed it.
    await page.waitForTimeout(700);
    const picture = await inFewBytes(await page.screenshot({ animations: 'disabled' }));
    const file = path.join(FOLDER, `${name}.${device}.${colorScheme}.webp`);
    writeFileSync(file, picture);
    console.log(`${file}: ${(picture.length / 1000).toFixed(0)} kB`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
