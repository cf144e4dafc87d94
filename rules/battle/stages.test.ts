import { describe, expect, it } from 'vitest';
import { hitPercent, stageChange, staged } from '../model/sides.ts';

describe('stages', () => {
  it.each([
    [-6, 25],
    [-2, 50],
    [-1, 66],
    [0, 100],
    [1, 150],
    [2, 200],
    [6, 400],
  ])('at %i turn a stat of 100 into %i', (stage, stat) => {
    expect(staged(100, stage)).toBe(stat);
  });

  it('never bring a stat below 1', () => {
    expect(staged(3, -6)).toBe(1);
  });

  it.each([
    [0, 2, 2],
    [5, 2, 1],
    [6, 1, 0],
    [-5, -3, -1],
    [-6, -1, 0],
    [-6, 3, 3],
  ])('at %i move by %i only to ±6: %i', (stage, by, moved) => {
    expect(stageChange(stage, by)).toBe(moved);
  });

  it.each([
    [100, 0, 0, 100],
    [100, -1, 0, 75],
    [100, 0, 1, 75],
    [100, -6, 0, 33],
    [80, -1, 1, 48],
    [70, 1, 0, 93],
    [100, 3, 0, 100],
    [90, 2, 2, 90],
    [100, -6, 6, 33],
  ])(
    'let a move of %i %% with accuracy %i against evasion %i hit in %i %%',
    (move, accuracy, evasion, percent) => {
      expect(hitPercent(move, accuracy, evasion)).toBe(percent);
    },
  );
});
