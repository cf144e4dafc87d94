import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test';

/** Errors in any window of a test. */
export interface Trouble {
  /** Allows errors that the test causes on purpose: a failed reply, a lost connection. */
  allow(...lines: readonly RegExp[]): void;
}

/** Requests that are cancelled because the page is left. */
const LEFT = 'net::ERR_ABORTED';
/**
 * Messages of the browser: failed requests, which are recorded with their status, advice of the graphics driver, and
 * workers that Playwright keeps away.
 */
const OTHERWISE_KNOWN = /^Failed to load resource|GL Driver Message|Service Worker registration blocked/;

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
  // A page asks for nothing while it logs out, but other windows of the player may.
  const loggedOut = new Map<string | undefined, Page>();
  const tokenOf = (request: Request): string | undefined => request.headers().authorization;
  const pageOf = (request: Request): Page => request.frame().page();
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/logout')) loggedOut.set(tokenOf(request), pageOf(request));
  });
  context.on('response', (response) => {
    const request = response.request();
    const left = response.status() === 401 ? loggedOut.get(tokenOf(request)) : undefined;
    const isExpected = left !== undefined && left !== pageOf(request);
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
