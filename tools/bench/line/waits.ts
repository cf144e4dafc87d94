import type { Browser, BrowserContext, Page } from 'playwright';
import { newVisitor, whenDrawn } from '../client/browser.ts';
import { keepPlayer, standAt } from '../pages/lighthouse.ts';

/** The line of the goals: 9 Mbit/s, and 100 ms before the first byte of each answer. */
const LINE = {
  offline: false,
  latency: 100,
  downloadThroughput: 9e6 / 8,
  uploadThroughput: 3e6 / 8,
} as const;
const LONGEST = 30_000;
const SAID = 'waited ';

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
}

/**
 * Opens a page over the slow line with nothing cached, and waits until a script that runs in each of its frames gives something
 * true: milliseconds since the visit began.
 */
async function wait(
  context: BrowserContext,
  open: (page: Page) => Promise<unknown>,
  script: string,
): Promise<number> {
  const page = await context.newPage();
  await slow(page);
  // The content security policy forbids evaluating a string later.
  await page.addInitScript(`requestAnimationFrame(function look() {
    const time = ${script};
    if (!time) requestAnimationFrame(look);
    else console.debug('${SAID}' + time);
  })`);
  const said = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith(SAID),
    timeout: LONGEST,
  });
  const [message] = await Promise.all([said, open(page)]);
  await context.close();
  return Number(message.text().slice(SAID.length));
}

const PAINTED = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime`;

/** Milliseconds until the login screen is first painted. */
export const waitForLogin = async (browser: Browser, address: string): Promise<number> =>
  wait(await newVisitor(browser, address), (page) => page.goto('/login'), PAINTED);

/**
 * Milliseconds from the reload of a map until it is seen drawn. Whoever looks takes pictures of the canvas, which takes time itself, so it is rather
 * sooner.
 */
export async function waitForMap(browser: Browser, address: string, token: string): Promise<number> {
  const context = await newVisitor(browser, address, token);
  const page = await context.newPage();
  await page.goto('/manifest.webmanifest');
  await page.evaluate(keepPlayer(token));
  await page.evaluate(standAt('/map', { mapName: 'green_land' }));
  await slow(page);
  const began = Date.now();
  await page.reload({ waitUntil: 'commit' });
  const drawn = await whenDrawn(page);
  await context.close();
  return drawn - began;
}

/** Milliseconds from the visit of a trial until its first creatures are shown and can be chosen. */
export const waitForTrial = async (browser: Browser, address: string): Promise<number> =>
  wait(
    await newVisitor(browser, address),
    (page) => page.goto(address, { waitUntil: 'commit' }),
    `document.querySelector('input[type="radio"]:enabled') &&
      [...document.images].every((one) => !one.checkVisibility() || one.naturalWidth > 0) && performance.now()`,
  );
