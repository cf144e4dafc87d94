import { type BrowserContext, test as base, expect, type Request } from '@playwright/test';

/** Errors in any window of a test. */
export interface Trouble {
  /** Allows errors that the test causes on purpose: a failed reply, a lost connection. */
  allow(...lines: readonly RegExp[]): void;
}

/** Requests that are cancelled because the page is left. */
const LEFT = 'net::ERR_ABORTED';
/**
 * Messages of the browser: failed requests, which are recorded with their status, and advice of the graphics driver.
 */
const OTHERWISE_KNOWN = /^Failed to load resource|GL Driver Message/;

/** Records page errors, unhandled rejections, console errors and warnings, and failed requests. */
function watch(context: BrowserContext, lines: string[]): void {
  context.on('weberror', (error) => lines.push(`page error: ${error.error().stack ?? error.error()}`));
  context.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type()) && !OTHERWISE_KNOWN.test(message.text()))
      lines.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    if (reason !== LEFT) lines.push(`request: ${request.method()} ${request.url()} ${reason}`);
  });
  // What a screen asks for during a logout may reach the server after it.
  const loggedOut = new Set<string | undefined>();
  const tokenOf = (request: Request): string | undefined => request.headers().authorization;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/logout')) loggedOut.add(tokenOf(request));
  });
  context.on('response', (response) => {
    const request = response.request();
    const isExpected = response.status() === 401 && loggedOut.has(tokenOf(request));
    if (response.status() >= 400 && !isExpected)
      lines.push(`request: ${request.method()} ${response.url()} ${response.status()}`);
  });
}

/** Playwright's `test`; it fails on errors in any window that the test has not allowed. */
export const test = base.extend<{ trouble: Trouble }>({
  trouble: [
    async ({ browser }, use) => {
      const lines: string[] = [];
      const allowed: RegExp[] = [];
      const follow = (context: BrowserContext): void => watch(context, lines);
      browser.on('context', follow);
      await use({ allow: (...more) => void allowed.push(...more) });
      browser.off('context', follow);
      expect(lines.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});
