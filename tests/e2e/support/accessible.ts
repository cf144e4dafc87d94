import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

async function expectHeading(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  // A page has its heading before its content.
  await expect(page.getByRole('heading', { level: 1, name: /: loading$/ })).toHaveCount(0);
}

/** Expects a page whose content has come: no placeholder is left. */
export async function expectLoaded(page: Page): Promise<void> {
  await expectHeading(page);
  await expect(page.locator('[data-placeholder], [data-spinner], [aria-busy="true"]')).toHaveCount(0);
}

/** Expects a page that has its heading, does not overflow at the side and has no accessibility violations. */
export async function expectSound(page: Page): Promise<void> {
  await expectHeading(page);
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overhang).toBeLessThanOrEqual(0);
  await expectAccessible(page);
}

/** Expects no accessibility violations in a part of the page; an open dialog makes the page behind it inert. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const { violations, fulfilled } = await runAxe(page, part);
  expect(violations).toEqual([]);
  expect(fulfilled).toContain('color-contrast');
}

/** Expects text with the contrast of WCAG's level AAA. */
export async function expectHighContrast(page: Page): Promise<void> {
  const { violations, fulfilled } = await runAxe(page, 'html', ['color-contrast-enhanced']);
  expect(violations).toEqual([]);
  expect(fulfilled).toContain('color-contrast-enhanced');
}

/** axe cannot tell the contrast before a picture, and every screen has a drawn background: it looks past it, at the colours. */
const PAST_DRAWINGS = { options: { ignorePseudo: true } };

/** Runs axe in the page, with all its usual rules or those named: what it finds wrong, and the rules that something fulfils. */
async function runAxe(page: Page, part: string, rules?: string[]) {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // The script is large: a page gets it once, not for each look.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options = {
    ...(rules && { runOnly: rules }),
    resultTypes: ['violations' as const],
    checks: { 'color-contrast': PAST_DRAWINGS, 'color-contrast-enhanced': PAST_DRAWINGS },
  };
  return page.evaluate(
    async ([include, how]) => {
      // Colours on their way from one state to another, as of a list that is asked for anew, are nobody's to read, nor is what
      // is just coming. What goes on for longer, as idle motion does, is not waited for.
      const passing = document.getAnimations().filter(({ effect, playState }) => {
        const { endTime = 0 } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && Number(endTime) <= 1000;
      });
      await Promise.allSettled(passing.map(({ finished }) => finished));
      const context = { include: [[include]], exclude: [['header a[aria-label="Emberwild"]']] };
      const { run } = (globalThis as unknown as { axe: Pick<typeof axe, 'run'> }).axe;
      const { violations, passes } = await run(context, how);
      return {
        violations: violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, any: [check] }) => `${id}: ${html} ${check?.message ?? ''}`),
        ),
        fulfilled: passes.map(({ id }) => id),
      };
    },
    [part, options] as const,
  );
}
