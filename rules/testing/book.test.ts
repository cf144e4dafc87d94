import { describe, expect, it } from 'vitest';
import type { MoveEffect } from '../model/moves.ts';
import { testBook } from './book.ts';

describe('the book with every effect', () => {
  it('has them all', () => {
    const kinds: Record<MoveEffect['kind'], true> = {
      ailment: true,
      condition: true,
      toxic: true,
      seed: true,
      trap: true,
      stage: true,
      reset: true,
      swap: true,
      drain: true,
      recoil: true,
      heal: true,
      rest: true,
      cure: true,
      protect: true,
      screen: true,
      shatter: true,
      weather: true,
      hits: true,
      fixed: true,
      halve: true,
      ohko: true,
      leaveAtOne: true,
      surge: true,
      foul: true,
      sharp: true,
      sure: true,
      sleeper: true,
      focus: true,
      priority: true,
      charge: true,
      rampage: true,
      great: true,
      recharge: true,
      crash: true,
      sacrifice: true,
    };
    const used = new Set(
      Object.values(testBook.moves).flatMap(({ effects }) => effects.map(({ kind }) => kind)),
    );
    expect([...used].sort()).toEqual(Object.keys(kinds).sort());
  });
});
