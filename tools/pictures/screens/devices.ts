import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** What the pictures are taken with. */
export const devices = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const satisfies Record<string, BrowserContextOptions>;
export type DeviceName = keyof typeof devices;

/** A page of a browser that has never been here, logged in where there is a token. */
export async function openPage(
  browser: Browser,
  baseURL: string,
  device: DeviceName,
  token?: string,
): Promise<Page> {
  const context = await browser.newContext({ ...devices[device], baseURL });
  if (token) await context.addInitScript(`localStorage.setItem('access_token', ${JSON.stringify(token)})`);
  return context.newPage();
}
