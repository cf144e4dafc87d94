import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** Browser settings of the two devices. */
export const devices = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
} as const satisfies Record<string, BrowserContextOptions>;
export type DeviceName = keyof typeof devices;

/** A player whose name is given sees no hints; newcomers, of whom only the token is given, see them. */
export interface Visitor {
  readonly token: string;
  readonly username?: string;
}

/** Milliseconds for each thing that is waited for: on a busy machine a map takes long to be drawn. */
const PATIENCE = 120_000;

/**
 * A page of a browser without stored data, logged in if there is a visitor. It asks for less motion: the canvas, which
 * takes all of a busy machine while it moves, comes to rest.
 */
export async function openPage(
  browser: Browser,
  baseURL: string,
  device: DeviceName,
  visitor?: Visitor,
): Promise<Page> {
  const context = await browser.newContext({ ...devices[device], baseURL, reducedMotion: 'reduce' });
  // The event stream never ends, so the network would never be idle.
  await context.route('**/api/game/events', (route) => route.abort());
  const kept: Record<string, string> = {};
  if (visitor) kept.access_token = visitor.token;
  if (visitor?.username) kept[`hints ${visitor.username}`] = JSON.stringify({ off: true, seen: [] });
  const lines = Object.entries(kept).map(
    ([key, value]) => `localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)});`,
  );
  await context.addInitScript(lines.join('\n'));
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  return page;
}
