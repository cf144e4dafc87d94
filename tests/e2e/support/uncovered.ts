import { expect, type Locator } from '@playwright/test';

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
