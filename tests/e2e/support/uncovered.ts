import { expect, type Locator, type Page } from '@playwright/test';

/** Points in shares of width and height: the middle and near each corner. */
const SPOTS = [
  [0.5, 0.5],
  [0.1, 0.15],
  [0.9, 0.15],
  [0.1, 0.85],
  [0.9, 0.85],
] as const;

/** Expects that nothing covers the tile of an option: a touch anywhere on the tile reaches it. */
export async function expectUncovered(radio: Locator): Promise<void> {
  await radio.scrollIntoViewIfNeeded();
  const touched = await radio.evaluate((input, spots) => {
    // Options whose card has a heading have no label: there the radio itself covers the card.
    const tile = input.closest('label') ?? input.parentElement;
    if (!tile) return ['no tile'];
    // A new view goes to its top once more when it has been drawn: nothing comes between this and the look.
    (input as unknown as { scrollIntoViewIfNeeded(): void }).scrollIntoViewIfNeeded();
    const { left, top, width, height } = tile.getBoundingClientRect();
    return spots.map(([x, y]) => {
      const there = document.elementFromPoint(left + width * x, top + height * y);
      return there && tile.contains(there) ? 'choice' : (there?.outerHTML.slice(0, 120) ?? 'nothing');
    });
  }, SPOTS);
  expect(touched).toEqual(SPOTS.map(() => 'choice'));
}

/**
 * Expects that a bar of the window hides nothing: whatever on the page can get the focus is seen whole when it gets it,
 * on the way down and on the way up.
 */
export async function expectNothingBehindBars(page: Page): Promise<void> {
  const hidden = await page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>('main :is(a, button, input, summary), footer :is(a, button)'),
    ];
    const able = all.filter((one) => one.checkVisibility() && !one.matches(':disabled') && one.tabIndex >= 0);
    const isHidden = (one: HTMLElement): boolean => {
      one.focus();
      // Inputs are as large as their tile.
      const { left, top, width, height } = one.getBoundingClientRect();
      return [0.2, 0.8].some((share) => {
        const there = document.elementFromPoint(left + width / 2, top + height * share);
        return (
          there?.closest('[data-tray], [data-pinned], [data-stage]') !==
          one.closest('[data-tray], [data-pinned], [data-stage]')
        );
      });
    };
    return [...able, ...able.toReversed()]
      .filter(isHidden)
      .map((one) => one.getAttribute('aria-label') ?? one.outerHTML.slice(0, 100));
  });
  expect(hidden).toEqual([]);
}
