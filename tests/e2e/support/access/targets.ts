import { expect, type Page } from '@playwright/test';

/** Edge of a target in CSS pixels: what WCAG 2.2 AA asks for where lists are dense, and what fingers want elsewhere. */
const LEAST = 24;

/** Expects that each control that is seen can be hit: at least 24 px wide and high, or within a label or tile that is. */
export async function expectTargets(page: Page): Promise<void> {
  const small = await page.evaluate((least) => {
    const controls =
      'button, a[href], input, select, textarea, summary, [role="tab"], [role="option"], [role="slider"]';
    return [...document.querySelectorAll(controls)].flatMap((control) => {
      const isSeen =
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.closest('[inert], [aria-hidden="true"]');
      const { width, height, right } = control.getBoundingClientRect();
      // Links within a sentence are as high as its lines, and the links for the keyboard are out of the window.
      const isInText = control.matches('a') && getComputedStyle(control).display === 'inline';
      if (!isSeen || isInText || right < 0 || (width <= 1 && height <= 1)) return [];
      const label = control.closest('label')?.getBoundingClientRect();
      const isLarge = (box: { width: number; height: number }) => box.width >= least && box.height >= least;
      if (isLarge({ width, height }) || (label && isLarge(label))) return [];
      return [`${Math.round(width)}×${Math.round(height)}: ${control.outerHTML.slice(0, 140)}`];
    });
  }, LEAST);
  expect.soft(small, page.url()).toEqual([]);
}
