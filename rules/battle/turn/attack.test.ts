import { describe, expect, it } from 'vitest';
import { duel, FULL, fighter, next, round, stateOf, told } from '../../testing/battles.ts';
import { testBook } from '../../testing/book.ts';
import { chooseCreature } from './choose.ts';
import { proceed } from './proceed.ts';
import { attack } from './takeChoice.ts';

const wrongPage = { ok: false, reason: 'wrong-page' };

describe('a round', () => {
  it('lets both act and shows the results', () => {
    const after = round(duel(fighter('a', 'swift'), fighter('b', 'plain')), [...FULL, ...FULL]);
    expect(told(after)).toEqual([
      'move player tackle',
      'damage opponent 28',
      'move opponent tackle',
      'damage player 28',
    ]);
    expect([after.page, after.round]).toEqual(['roundResults', 1]);
    expect(after.player.fighters[0]?.hp).toBe(82);
  });

  it('tells what each side received last', () => {
    const after = round(duel(fighter('a', 'swift'), fighter('b', 'wisp', 'lick', 'jab')), [0]);
    expect(after.opponent.received).toEqual({ dodge: false, move: 'tackle', mult: 0, damage: 0 });
    expect(after.player.received).toEqual({ dodge: false, move: 'lick', mult: 0, damage: 0 });
  });

  it('counts a fire move four times against grass and bug', () => {
    const after = round(duel(fighter('a', 'blaze', 'ember'), fighter('b', 'leaf')), [0, ...FULL]);
    expect(told(after)[1]).toBe('damage opponent 110');
    expect(after.opponent.received).toEqual({
      dodge: false,
      move: 'ember',
      mult: 4,
      damage: 110,
    });
  });

  it('lets an attack be dodged', () => {
    const after = round(duel(fighter('a', 'swift', 'wild throw'), fighter('b', 'plain')), [60, ...FULL]);
    expect(told(after).slice(0, 2)).toEqual(['move player wild throw', 'miss opponent wild throw']);
    expect(after.opponent.received).toEqual({
      dodge: true,
      move: 'wild throw',
      mult: 1,
      damage: 0,
    });
  });

  it('lets a move hit with the last roll below its accuracy', () => {
    const after = round(duel(fighter('a', 'swift', 'wild throw'), fighter('b', 'plain')), [
      59,
      ...FULL,
      ...FULL,
    ]);
    expect(told(after)[1]).toBe('damage opponent 28');
  });

  it('is over for a creature that faints before its turn', () => {
    const after = round(duel(fighter('a', 'swift', 'great blow'), fighter('b', 'plain')), [0, 15]);
    expect(told(after)).toEqual(['move player great blow', 'damage opponent 110 critical', 'faint b']);
  });

  it('refuses a free slot, one that does not exist, and any time but the page battle', () => {
    const state = duel(fighter('a', 'swift', 'tackle', ''), fighter('b', 'plain'));
    expect(attack(testBook, state, 2)).toEqual({ ok: false, reason: 'empty-slot' });
    expect(attack(testBook, state, 4)).toEqual({ ok: false, reason: 'empty-slot' });
    expect(attack(testBook, stateOf(attack(testBook, state, 1)), 1)).toEqual(wrongPage);
    expect(chooseCreature(testBook, state, 'a')).toEqual(wrongPage);
    expect(proceed(testBook, state)).toEqual(wrongPage);
  });

  it('leaves the dice where they stopped, for the next round to go on from', () => {
    const state = duel(fighter('a', 'swift'), fighter('b', 'plain'));
    const after = stateOf(attack(testBook, state, 1));
    expect(after.dice).toEqual([state.dice[0], state.dice[1], state.dice[2], state.dice[3] + 4]);
  });

  it('leaves the state before it untouched', () => {
    const state = duel(fighter('a', 'swift'), fighter('b', 'plain'));
    const before = JSON.stringify(state);
    attack(testBook, state, 1);
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('the order of turns', () => {
  const first = (state: ReturnType<typeof duel>): string | undefined =>
    state.events.flatMap((event) => (event.type === 'move' ? event.side : []))[0];
  const both = [...FULL, ...FULL];

  it('follows speed', () => {
    expect(first(round(duel(fighter('a', 'plain'), fighter('b', 'swift')), both))).toBe('opponent');
  });

  it('is rolled for where both are equally fast', () => {
    const even = duel(fighter('a', 'plain'), fighter('b', 'plain'));
    expect(first(round(even, [0, ...both]))).toBe('player');
    expect(first(round(even, [1, ...both]))).toBe('opponent');
  });

  it('lets a move of higher priority go first, whoever is faster', () => {
    expect(first(round(duel(fighter('a', 'plain', 'dart'), fighter('b', 'swift')), both))).toBe('player');
    expect(first(round(duel(fighter('a', 'swift'), fighter('b', 'plain', 'dart')), both))).toBe('opponent');
    expect(first(round(duel(fighter('a', 'plain', 'dart'), fighter('b', 'swift', 'dart')), both))).toBe(
      'opponent',
    );
  });

  it('changes with a lowered speed', () => {
    const tired = round(duel(fighter('a', 'swift', 'overreach'), fighter('b', 'plain')), both);
    expect(first(tired)).toBe('player');
    const again = round(next(tired), both);
    expect([first(again), again.player.stages.speed]).toEqual(['player', -2]);
    expect(first(round(next(again), both))).toBe('opponent');
  });
});
