import { expect, it } from 'vitest';
import { pointBehind } from './follower.ts';

const way = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
];

it('whoever follows is a distance behind along the way, round corners too', () => {
  expect(pointBehind(way, 0.5)).toEqual({ x: 1, y: 0.5 });
  expect(pointBehind(way, 1.25)).toEqual({ x: 0.75, y: 0 });
});

it('whoever has not walked far enough is not followed yet', () => {
  expect(pointBehind(way, 2.5)).toBeNull();
  expect(pointBehind([], 1)).toBeNull();
});
