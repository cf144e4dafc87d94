import { expect, it } from 'vitest';
import { afloatAt } from './boat.ts';

/** Land in columns 0 to 5 and from 9 on, water between. */
const groundAt = (column: number) => (column > 5 && column < 9 ? 'water' : 'sand');
const afloat = (x: number) => afloatAt({ x, y: 3 }, groundAt);

it('the boat waits beside the land while somebody steps in, carries them over the water, and waits where they step out', () => {
  expect([5, 5.2, 5.8].map(afloat)).toEqual([null, { x: 6, y: 3 }, { x: 6, y: 3 }]);
  expect([6, 6.4, 7.7].map(afloat)).toEqual([6, 6.4, 7.7].map((x) => ({ x, y: 3 })));
  expect([8.1, 8.9, 9].map(afloat)).toEqual([{ x: 8, y: 3 }, { x: 8, y: 3 }, null]);
});

it('nobody who walks on land has one', () => {
  expect([0, 3.5, 9.3].map(afloat)).toEqual([null, null, null]);
});
