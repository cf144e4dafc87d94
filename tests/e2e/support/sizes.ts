import type { Page } from '@playwright/test';

/** The two viewports in which every screen is tested: a desktop and a phone. */
export const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const;

/**
 * Shows an open page of a desktop as a phone does, with touch, while it is checked: a screen that must be right in both
 * sizes needs to be loaded only once. The next address is opened on a desktop again.
 */
export async function onPhone(page: Page, check: () => Promise<void>): Promise<void> {
  const { viewport, deviceScaleFactor } = SIZES.phone;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: true });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  // The game shows what fits the device that was used last. It has answered to both before the next frame but one.
  await page.evaluate(() => {
    dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }));
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
  await check();
  await session.detach();
}

/**
 * Checks an open page on a desktop by day and on a phone by night, so that what leads there is done once, and not once
 * for each size. Whether it can be done in both sizes is told by the tests that play the game by keyboard and by touch.
 */
export async function inBothSizes(page: Page, check: (page: Page) => Promise<void>): Promise<void> {
  await check(page);
  await onPhone(page, async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await check(page);
    await page.emulateMedia({ colorScheme: null });
  });
}
