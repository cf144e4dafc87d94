import { describe, expect, it } from 'vitest';
import { speciesOf } from '../book.ts';
import { testBook } from '../testing/book.ts';
import { canEvolve } from './evolution.ts';
import { gainExperience } from './growth.ts';
import { kindLabel } from './kinds.ts';
import { startingMoves, unlockedMoves } from './moves.ts';

const plain = speciesOf(testBook, 'plain');

describe('moves of a creature', () => {
  it('are unlocked by level, oldest first, each once', () => {
    expect(unlockedMoves(plain, 1)).toEqual(['tackle', 'growl']);
    expect(unlockedMoves(plain, 8)).toEqual(['tackle', 'growl', 'jab', 'bite']);
    expect(unlockedMoves(plain, 100)).toEqual(['tackle', 'growl', 'jab', 'bite', 'left right']);
  });

  it('start as the newest four, with free slots at the end', () => {
    expect(startingMoves(plain, 1)).toEqual(['tackle', 'growl', '', '']);
    expect(startingMoves(plain, 9)).toEqual(['growl', 'jab', 'bite', 'left right']);
  });
});

describe('gaining experience', () => {
  it('raises the level at its total and not a point before', () => {
    const young = { level: 4, exp: 64, moves: ['tackle', 'growl', '', ''] };
    expect(gainExperience(plain, young, 60)).toMatchObject({ level: 4, exp: 124, learned: [] });
    expect(gainExperience(plain, young, 61)).toMatchObject({ level: 5, exp: 125, learned: ['jab'] });
  });

  it('puts newly unlocked moves into free slots', () => {
    const young = { level: 4, exp: 64, moves: ['tackle', '', 'growl', ''] };
    expect(gainExperience(plain, young, 1000)).toEqual({
      level: 10,
      exp: 1064,
      moves: ['tackle', 'jab', 'growl', 'bite'],
      learned: ['jab', 'bite', 'left right'],
    });
  });

  it('never puts a move into two slots', () => {
    const gifted = { level: 4, exp: 64, moves: ['jab', '', '', ''] };
    expect(gainExperience(plain, gifted, 61).moves).toEqual(['jab', '', '', '']);
  });

  it('leaves chosen moves alone when no slot is free', () => {
    const full = { level: 8, exp: 512, moves: ['tackle', 'growl', 'jab', 'bite'] };
    const grown = gainExperience(plain, full, 300);
    expect(grown.moves).toEqual(full.moves);
    expect(grown.learned).toEqual(['left right']);
  });

  it('ends at level 100', () => {
    const old = { level: 99, exp: 999_000, moves: ['tackle', '', '', ''] };
    expect(gainExperience(plain, old, 5000)).toMatchObject({ level: 100, exp: 1_000_000 });
    const oldest = { level: 100, exp: 1_000_000, moves: ['tackle', '', '', ''] };
    expect(gainExperience(plain, oldest, 5000)).toMatchObject({ level: 100, exp: 1_000_000, learned: [] });
  });

  it('never takes a level away', () => {
    const gifted = { level: 30, exp: 0, moves: ['tackle', '', '', ''] };
    expect(gainExperience(plain, gifted, 10)).toMatchObject({ level: 30, exp: 10 });
  });
});

describe('a creature', () => {
  it('can evolve from the level of its species on', () => {
    expect([15, 16, 100].map((level) => canEvolve(plain, level))).toEqual([false, true, true]);
    expect(canEvolve(speciesOf(testBook, 'giant'), 100)).toBe(false);
  });

  it('is normal, dark or shiny', () => {
    expect(([0, 1, 2, 3] as const).map(kindLabel)).toEqual(['normal', 'normal', 'dark', 'shiny']);
  });
});
