import { expect, type Page } from '@playwright/test';

/** Edges of a target in CSS pixels: what fingers want, and what WCAG 2.2 AA asks for where lists are dense. */
const EDGE = 44;
const DENSE_EDGE = 24;

/** Lists that would be spoilt by targets of 44 px, each with its reason. Nothing else may be smaller. */
const DENSE: Readonly<Record<string, string>> = {
  'table:has(caption) td > button':
    'The type chart has 18 by 18 fields, which are read as one picture: in fields of 44 px it is wider than a phone is long. The lists of types above it choose the same in targets of 44 px.',
};

/**
 * Expects that each control that is seen can be hit: at least 44 px wide and high, or within a label or tile that is, and
 * 24 px in the dense lists. Half a pixel may be lost to rounding.
 */
export async function expectTargets(page: Page): Promise<void> {
  const small = await page.evaluate(
    ([edge, denseEdge, dense]) => {
      interface Box {
        readonly width: number;
        readonly height: number;
      }
      const controls =
        'button, a[href], input, select, textarea, summary, [role="tab"], [role="option"], [role="menuitem"], [role="slider"]';
      /** What a pseudo-element adds to what can be hit: a tile around a link, room around the thumb of a slider. */
      const tileOf = (control: Element): Box => {
        const { content, position, width, height } = getComputedStyle(control, '::after');
        const adds = content !== 'none' && position === 'absolute';
        return adds
          ? { width: Number.parseFloat(width), height: Number.parseFloat(height) }
          : { width: 0, height: 0 };
      };
      return [...document.querySelectorAll(controls)].flatMap((control) => {
        const isSeen =
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.closest('[inert], [aria-hidden="true"]');
        const { width, height, right } = control.getBoundingClientRect();
        // Links within a sentence are as high as its lines, and the links for the keyboard are out of the window.
        const isInText = control.matches('a') && getComputedStyle(control).display === 'inline';
        const tile = tileOf(control);
        if (!isSeen || (isInText && tile.width === 0) || right < 0 || (width <= 1 && height <= 1)) return [];
        const least = (control.matches(dense) ? denseEdge : edge) - 0.5;
        const boxes = [{ width, height }, tile, control.closest('label')?.getBoundingClientRect()];
        if (boxes.some((box) => box && box.width >= least && box.height >= least)) return [];
        return [`${Math.round(width)}×${Math.round(height)}: ${control.outerHTML.slice(0, 140)}`];
      });
    },
    [EDGE, DENSE_EDGE, Object.keys(DENSE).join(', ')] as const,
  );
  expect.soft(small, page.url()).toEqual([]);
}
