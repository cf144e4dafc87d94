import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessible.ts';
import { enterAs, playerWithStarter } from '../support/account.ts';
import { SIZES } from '../support/sizes.ts';
import { test } from '../support/test.ts';

const COLOUR = { r: 255, g: 0, b: 200 };

/** A picture unlike any of the game: a square of one colour with a transparent margin. */
const square = async () => {
  const inner = await sharp({ create: { width: 400, height: 400, channels: 3, background: COLOUR } })
    .png()
    .toBuffer();
  return sharp(inner)
    .extend({ top: 56, bottom: 56, left: 56, right: 56, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
};
const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
const chooseFiles = (page: Page) => page.locator('input[type=file][multiple]');

/** More pixels than flowers and creatures have of the square's colour, and far fewer than the square. */
const MANY = 1000;

/**
 * Number of canvas pixels with the colour of the square in the light of any hour and weather, which changes it
 * a little.
 */
async function coloured(page: Page): Promise<number> {
  const { data } = await sharp(await page.locator('canvas').screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red > 130 && green < 90 && blue > 130) count += 1;
  }
  return count;
}

test('a picture that is kept in the workshop is seen in a running battle, which goes on without a reload', async ({
  page,
  context,
  request,
}) => {
  // Two pages, one of them with a canvas, are slow.
  test.slow();
  const player = await playerWithStarter(request);
  const begun = await request.post('/api/game/startTrainingBattle', {
    headers: player.headers,
    data: { type: 'grass' },
  });
  expect(begun.status()).toBe(200);
  await enterAs(page, player, '/home');
  await page.getByRole('button', { name: 'Back to your battle' }).click();
  await page.getByRole('button', { name: 'Select this pokemon', disabled: false }).click();
  const attack = page.getByRole('button', { name: 'Attack', exact: true, disabled: false });
  await expect(attack).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { sameScript: true }));
  expect(await coloured(page)).toBeLessThan(MANY);

  const workshop = await context.newPage();
  await workshop.goto('/workshop');
  await chooseFiles(workshop).setInputFiles([
    png('kindlam.normal.png', await square()),
    png('kindlam.normal.back.png', await square()),
    png('galoshade.normal.png', await square()),
  ]);
  await expect(workshop.getByText('3 files are changed here').first()).toBeVisible();
  await workshop.getByRole('button', { name: 'Keep all' }).click();
  await expect(workshop.getByText('3 files are kept for this browser.')).toBeVisible();

  await page.bringToFront();
  await expect.poll(() => coloured(page), { timeout: 30_000 }).toBeGreaterThan(MANY);
  const struck = page.waitForResponse('**/api/game/attack');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  expect((await struck).status()).toBe(200);
  expect(await page.evaluate(() => 'sameScript' in globalThis)).toBe(true);

  // The picture is kept across pages.
  await workshop.goto('/nowhere');
  await expect(workshop.getByRole('main').locator('img[src^="blob:"]')).toBeVisible({ timeout: 30_000 });
});

test('the workshop says what is wrong with files, finds their places, and gives all back as a zip', async ({
  page,
}) => {
  await page.goto('/workshop');
  const odd = await sharp({ create: { width: 300, height: 300, channels: 3, background: COLOUR } })
    .png()
    .toBuffer();
  const files = [
    png('Kindlam.Shiny.png', await square()),
    png('podkin.dark.png', odd),
    png('kindlan.normal.png', odd),
    { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from([0xff, 0xd8, 0xff]) },
  ];
  await chooseFiles(page).setInputFiles(files);
  const unplaced = page.getByRole('alert', { name: 'Not placed' });
  await expect(unplaced).toContainText('photo.png: Expected PNG, WebP or SVG, found JPEG.');
  await unplaced.getByRole('button', { name: 'Use it for creatures/kindlam.normal' }).click();
  await expect(page.getByText('3 files are changed here').first()).toBeVisible();
  await expect(page.getByText('300 × 300 pixels (expected 512 × 512 pixels)')).toBeVisible();
  await expect(page.getByText('touches the top, right, bottom, left edge')).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download zip' }).click();
  const zip = await (await downloading).createReadStream();
  const bytes = Buffer.concat(await zip.toArray()).toString('latin1');
  for (const name of ['kindlam.shiny', 'podkin.dark', 'kindlam.normal']) {
    expect(bytes).toContain(`assets/overrides/creatures/${name}.png`);
  }
  await page.getByRole('button', { name: 'Discard all' }).click();
  await expect(page.getByText('are changed here')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use(SIZES.phone);

  test('the workshop shows what was tried out in a sheet that everybody can use', async ({ page }) => {
    await page.goto('/workshop');
    await chooseFiles(page).setInputFiles([png('kindlam.shiny.png', await square())]);
    const sheet = page.getByRole('dialog', { name: 'kindlam.shiny' });
    await expect(sheet.getByRole('button', { name: 'Keep', exact: true })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Close' }).click();
    // What is done on the page next begins without the sheet.
    await expect(page).not.toHaveURL(/name=/);
    await page.getByRole('combobox', { name: 'Shelf' }).selectOption('Sounds');
    await page.getByRole('searchbox', { name: 'Search by name' }).fill('tap');
    await page.getByRole('link', { name: /^effects.tap, / }).click();
    await expect(page.getByRole('dialog', { name: 'tap' })).toBeVisible();
    await expectAccessible(page);
  });
});
