import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing sticks out at the side, and nothing is in the way of people who use other means. */
export async function expectSound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}

/** Nothing is in the way of people who use other means; where a dialog is open, there is no page behind it. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .exclude('header a[aria-label="Emberwild"]')
    // There are no frames of other sites, for which results go by way of a page of their own.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
