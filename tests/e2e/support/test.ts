import { type BrowserContext, test as base, expect } from '@playwright/test';

/** What went wrong in any window of a test. */
export interface Trouble {
  /** Lets trouble pass that the test asks for: a reply that it makes fail, a line that is cut. */
  allow(...lines: readonly RegExp[]): void;
}

/** A page that leaves ends its own requests. */
const LEFT = 'net::ERR_ABORTED';
/** The browser's own: a failed request, which is written down with its status, and a driver's advice. */
const OTHERWISE_KNOWN = /^Failed to load resource|GL Driver Message/;

/** Writes down page errors, unhandled rejections, console errors and warnings, and requests that failed. */
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
  context.on('response', (response) => {
    if (response.status() >= 400)
      lines.push(`request: ${response.request().method()} ${response.url()} ${response.status()}`);
  });
}

/** Playwright's `test`, which fails on trouble in any window that the test did not ask for. */
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
