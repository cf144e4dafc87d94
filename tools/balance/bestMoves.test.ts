import { describe, expect, it } from 'vitest';
import { book } from '../../content/index.ts';
import { moveOf, speciesOf, unlockedMoves } from '../../rules/index.ts';
import { bestMoves, promiseOf } from './bestMoves.ts';

const kilnaries = speciesOf(book, 'kilnaries');

describe('the moves that a sensible player chooses', () => {
  it('are four of those that are unlocked, each once', () => {
    const chosen = bestMoves(book, kilnaries, 50);
    expect(new Set(chosen).size).toBe(4);
    for (const move of chosen) expect(unlockedMoves(kilnaries, 50)).toContain(move);
  });

  it('are all there are as long as there are few', () => {
    expect(bestMoves(book, kilnaries, 1)).toHaveLength(unlockedMoves(kilnaries, 1).length);
  });

  it('have an attack of an own type among them', () => {
    const types = bestMoves(book, kilnaries, 50).map((move) => moveOf(book, move).type);
    expect(types.some((type) => kilnaries.types.some((own) => own === type))).toBe(true);
  });

  it('promise more of an own type, less after a rest', () => {
    expect(promiseOf(moveOf(book, 'flamethrower'), kilnaries)).toBeGreaterThan(
      promiseOf(moveOf(book, 'cold lantern'), kilnaries),
    );
    expect(promiseOf(moveOf(book, 'empty lantern'), kilnaries)).toBeLessThan(
      promiseOf(moveOf(book, 'flamethrower'), kilnaries),
    );
  });
});
