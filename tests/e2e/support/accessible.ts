import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Expects a page that does not overflow at the side and has no accessibility violations. */
export async function expectSound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}

/** Expects no accessibility violations in a part of the page; an open dialog makes the page behind it inert. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .exclude('header a[aria-label="Emberwild"]')
    // Legacy mode: the pages have no frames of other origins, which would need a separate page for the results.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/**
 * Expects text that stands out from what is behind it. `expectAccessible` cannot tell where a page has a drawn
 * background, as every screen has; this looks past the drawing, at the colours.
 */
export async function expectContrast(page: Page): Promise<void> {
  const options = {
    runOnly: ['color-contrast'],
    checks: { 'color-contrast': { options: { ignorePseudo: true } } },
  };
  const { violations, passes } = await new AxeBuilder({ page }).setLegacyMode().options(options).analyze();
  const nodesOf = (found: typeof violations) => found.flatMap(({ nodes }) => nodes);
  expect(nodesOf(violations).map(({ html, any }) => `${html}: ${any[0]?.message}`)).toEqual([]);
  expect(nodesOf(passes)).not.toEqual([]);
}
