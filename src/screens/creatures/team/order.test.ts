import { expect, it } from 'vitest';
import { inOrderOf, mayStep, swapWithNeighbour } from './order.ts';

const team = ['Kindlam', 'Podkin', 'Puddlip'];

it('Move Up and Move Down swap a creature with its neighbour', () => {
  expect(swapWithNeighbour(team, 1, -1)).toEqual(['Podkin', 'Kindlam', 'Puddlip']);
  expect(swapWithNeighbour(team, 1, 1)).toEqual(['Kindlam', 'Puddlip', 'Podkin']);
});

it('nobody moves past either end', () => {
  expect(swapWithNeighbour(team, 0, -1)).toEqual(team);
  expect(swapWithNeighbour(team, 2, 1)).toEqual(team);
  expect(mayStep(0, -1, 3)).toBe(false);
  expect(mayStep(2, 1, 3)).toBe(false);
  expect(mayStep(0, 1, 1)).toBe(false);
});

it('an earlier order holds as far as its members are there, and who has come since stays at the end', () => {
  expect(inOrderOf(['a', 'b', 'c'], ['c', 'gone', 'a', 'c'])).toEqual(['c', 'a', 'b']);
  expect(inOrderOf(['a', 'b'], [])).toEqual(['a', 'b']);
});
