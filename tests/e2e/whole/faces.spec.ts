import { expect, type Page } from '@playwright/test';
import { expectLoaded } from '../support/accessible.ts';
import { test } from '../support/test.ts';

/** How far the page has jumped so far, as browsers measure it, and what has. */
const shifts = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { readonly node: Element | null }[];
    }
    const entries = await new Promise<readonly PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type: 'layout-shift', buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(observer.takeRecords())));
    });
    return (entries as readonly Shift[]).map(({ value, sources }) => ({
      value,
      what: sources.map(({ node }) => node?.textContent?.slice(0, 60)),
    }));
  });

for (const route of ['/login', '/about'])
  test(`nothing jumps on ${route} when the typefaces come after the words`, async ({ page }) => {
    let release: () => void = () => undefined;
    const painted = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked: string[] = [];
    await page.route('**/*.woff2', async (sent) => {
      asked.push(sent.request().url());
      await painted;
      await sent.continue();
    });
    // A page has loaded only when its typefaces have.
    await page.goto(route, { waitUntil: 'commit' });
    await expectLoaded(page);
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2);
    release();
    await page.waitForFunction(
      () => [...document.fonts].filter(({ status }) => status === 'loaded').length >= 2,
    );
    const seen = await shifts(page);
    const sum = seen.reduce((all, { value }) => all + value, 0);
    // Words of one line may be a hair wider, which nobody sees: 0.000 in the reports of Lighthouse.
    expect(sum, JSON.stringify(seen)).toBeLessThan(0.0005);
  });

test('texts are set in the faces of the game, and its figures are all equally wide', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const seen = await page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family);
    const context = document.createElement('canvas').getContext('2d');
    const widths = [400, 600, 800].map((weight) => {
      if (!context) return [];
      context.font = `${weight} 100px Nunito`;
      return [...new Set([...'0123456789'].map((figure) => context.measureText(figure).width))];
    });
    const heading = document.querySelector('h1');
    return { loaded, widths, heading: heading && getComputedStyle(heading).fontFamily };
  });
  expect(seen.loaded.map((family) => family.replaceAll('"', ''))).toEqual(
    expect.arrayContaining(['Nunito', 'Lilita One']),
  );
  for (const widths of seen.widths) expect(widths).toHaveLength(1);
  expect(seen.heading).toMatch(/^"?Lilita One/);
});
