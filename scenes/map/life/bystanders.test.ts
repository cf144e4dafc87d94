import { expect, it } from 'vitest';
import { turnTo } from './bystanders.ts';

const person = { x: 5, y: 5 };

it.each([
  [4, 5, 'w'],
  [4, 6, 'sw'],
  [5, 6, 's'],
  [6, 6, 'se'],
  [6, 5, 'e'],
  // Nobody turns their back to the viewer.
  [6, 4, 'e'],
  [5, 4, 's'],
  [4, 4, 'w'],
] as const)('a person turns to a player on the cell %i, %i: %s', (x, y, turn) => {
  expect(turnTo(person, { x, y })).toBe(turn);
});

it('a person looks on where they please while nobody is beside them', () => {
  expect(turnTo(person, { x: 5, y: 7 })).toBeNull();
  expect(turnTo(person, person)).toBeNull();
});
