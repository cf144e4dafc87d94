import { expect, it } from 'vitest';
import { drawPng, findingsIn, KINDLAM } from '../../testShelf.ts';
import { findWrongSize } from './wrongSize.ts';

it('a picture of another size is told both sizes', async () => {
  const files = { 'overrides/creatures/kindlam.normal.png': await drawPng({}, { side: 40 }) };
  const [finding] = await findingsIn(findWrongSize, files, [KINDLAM]);
  expect(finding).toMatchObject({ check: 'wrong-size', expected: '32 × 32 pixels', found: '40 × 40' });
});

it('a drawing may be of any size, if it is square', async () => {
  const drawing = (box: string) => ({
    'overrides/creatures/kindlam.normal.svg': `<svg viewBox="${box}"></svg>`,
  });
  expect(await findingsIn(findWrongSize, drawing('0 0 256 256'), [KINDLAM])).toEqual([]);
  expect(await findingsIn(findWrongSize, drawing('0 0 256 200'), [KINDLAM])).toHaveLength(1);
});
