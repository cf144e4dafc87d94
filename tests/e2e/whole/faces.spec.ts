import { expect } from '@playwright/test';
import { test } from '../support/test.ts';

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
