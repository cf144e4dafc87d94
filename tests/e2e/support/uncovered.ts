import { expect, type Locator } from '@playwright/test';

/** Parts of the way from the left and from the top: the middle and near each corner. */
const SPOTS = [
  [0.5, 0.5],
  [0.1, 0.15],
  [0.9, 0.15],
  [0.1, 0.85],
  [0.9, 0.85],
] as const;

/** Wherever a finger comes down on the tile of a choice, it is that choice which it touches. */
export async function expectUncovered(radio: Locator): Promise<void> {
  await radio.scrollIntoViewIfNeeded();
  const touched = await radio.evaluate((input, spots) => {
    // A choice whose card has a heading is no label: there the radio itself lies over the card.
    const tile = input.closest('label') ?? input.parentElement;
    if (!tile) return ['no tile'];
    const { left, top, width, height } = tile.getBoundingClientRect();
    return spots.map(([x, y]) => {
      const there = document.elementFromPoint(left + width * x, top + height * y);
      return there && tile.contains(there) ? 'choice' : (there?.outerHTML.slice(0, 120) ?? 'nothing');
    });
  }, SPOTS);
  expect(touched).toEqual(SPOTS.map(() => 'choice'));
}
