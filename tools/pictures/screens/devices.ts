import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** What the pictures are taken with. */
export const devices = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const satisfies Record<string, BrowserContextOptions>;
export type DeviceName = keyof typeof devices;

/** Who has been here before needs no hints; newcomers, of whom there is only a token, get them. */
export interface Visitor {
  readonly token: string;
  readonly username?: string;
}

/** A page of a browser that has never been here, logged in where there is a player. */
export async function openPage(
  browser: Browser,
  baseURL: string,
  device: DeviceName,
  visitor?: Visitor,
): Promise<Page> {
  const context = await browser.newContext({ ...devices[device], baseURL });
  // The stream of news never ends, and no network is idle beside it.
  await context.route('**/api/game/events', (route) => route.abort());
  const kept: Record<string, string> = {};
  if (visitor) kept.access_token = visitor.token;
  if (visitor?.username) kept[`hints ${visitor.username}`] = JSON.stringify({ off: true, seen: [] });
  const lines = Object.entries(kept).map(
    ([key, value]) => `localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)});`,
  );
  await context.addInitScript(lines.join('\n'));
  return context.newPage();
}
