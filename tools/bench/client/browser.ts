import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import sharp from 'sharp';

const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** A canvas whose brightness has a smaller standard deviation is still empty. */
const SOMETHING = 8;

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ args: QUIET, ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }) });

/** A browser context without stored data, logged in if there is a token. */
export async function newVisitor(
  browser: Browser,
  address: string,
  token?: string,
  viewport: { readonly width: number; readonly height: number } = { width: 1280, height: 800 },
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: address, viewport });
  if (token) await context.addInitScript(`localStorage.setItem('access_token', ${JSON.stringify(token)})`);
  return context;
}

/** The middle of the canvas: signs and buttons of the page stand above its edges before anything is drawn. */
const MIDDLE = { from: 0.3, share: 0.4 } as const;

async function isDrawn(page: Page): Promise<boolean> {
  const box = await page.locator('canvas').boundingBox();
  if (box === null) return false;
  const clip = {
    x: box.x + box.width * MIDDLE.from,
    y: box.y + box.height * MIDDLE.from,
    width: box.width * MIDDLE.share,
    height: box.height * MIDDLE.share,
  };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return channels.slice(0, 3).some(({ stdev }) => stdev > SOMETHING);
}

/**
 * Opens a map from the map chooser and waits until it is drawn and the player stands on it.
 * @returns when the canvas was looked at and found drawn; looking takes time itself
 */
export async function openMap(page: Page, name: string): Promise<number> {
  await page.goto('/maps');
  await page.getByRole('link', { name, exact: true }).click();
  return whenDrawn(page);
}

/**
 * Waits until the map that a page has opened is drawn and the player stands on it.
 * @returns as `openMap`
 */
export async function whenDrawn(page: Page): Promise<number> {
  await page.getByRole('img', { name: /You stand in column/ }).waitFor();
  await page.locator('canvas').waitFor();
  for (;;) {
    const looked = Date.now();
    if (await isDrawn(page)) return looked;
    await page.waitForTimeout(50);
  }
}
