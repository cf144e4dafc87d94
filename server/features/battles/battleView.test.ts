import { describe, expect, it } from 'vitest';
import { duel, FULL, fighter, round, thrown } from '../../../rules/testing/battles.ts';
import { testBook } from '../../../rules/testing/book.ts';
import { viewBattle } from './battleView.ts';

const state = duel(
  fighter('a', 'swift', 'jab', '', 'tackle'),
  fighter('b', 'toxin', 'ember', 'dart', 'lick'),
  'user',
);
const after = round(state, [1, ...FULL, ...FULL]);

describe('what the player sees', () => {
  it('is the own creature with its slots, names as players read them', () => {
    expect(viewBattle(testBook, state).myState[0]).toEqual({
      id: 'a',
      name: 'Swift',
      kind: 1,
      type: 'normal',
      types: ['normal'],
      level: 50,
      hp: 110,
      orginalHp: 110,
      attack1: 'Jab',
      attack2: '',
      attack3: 'Tackle',
      attack4: '',
      team_order: 0,
      status: null,
    });
  });

  it('is two types joined by a stroke', () => {
    expect(viewBattle(testBook, state).opponent[0]).toMatchObject({
      type: 'poison/steel',
      types: ['poison', 'steel'],
    });
  });

  it('is every move of a creature that was caught', () => {
    const wild = duel(fighter('a', 'swift'), fighter('b', 'brook', 'ember', 'dart'), 'wb');
    const [caught] = viewBattle(testBook, thrown(wild, 'mball', [])).opponent;
    expect(caught).toMatchObject({ attack1: 'Ember', attack2: 'Dart' });
  });

  it('is none of the opponent’s moves at first', () => {
    const [opponent] = viewBattle(testBook, state).opponent;
    expect([opponent?.attack1, opponent?.attack2, opponent?.attack3, opponent?.attack4]).toEqual([
      '',
      '',
      '',
      '',
    ]);
  });

  it('is a move of the opponent once it was used, and still no other', () => {
    const text = JSON.stringify(viewBattle(testBook, after));
    expect(viewBattle(testBook, after).opponent[0]).toMatchObject({ attack1: 'Dart', attack2: '' });
    expect(text).not.toMatch(/ember|lick/i);
  });

  it('is the last attack that each received, by the name for players', () => {
    const ghost = round(duel(fighter('a', 'swift'), fighter('b', 'wisp', 'lick', 'jab')), [0]);
    const seen = viewBattle(testBook, ghost);
    expect(seen.opponentDReceived).toEqual({ dodge: false, attack: 'Tackle', mult: 0, damage: 0 });
    expect(seen.dReceived).toEqual({ dodge: false, attack: 'Lick', mult: 0, damage: 0 });
  });

  it('is never the dice, and nothing that tells what will come', () => {
    const text = JSON.stringify(viewBattle(testBook, after));
    expect(text).not.toMatch(/dice|seen|slept|venom|flinching|raged|until|since|version/i);
  });

  it('is nothing of the seed: another seed looks the same', () => {
    expect(viewBattle(testBook, { ...state, dice: [9, 9, 9, 9] })).toEqual(viewBattle(testBook, state));
  });

  it('is a list of its own, so that nobody can change the state through it', () => {
    viewBattle(testBook, after).events.length = 0;
    viewBattle(testBook, after).myState.length = 0;
    expect(viewBattle(testBook, after).events.length).toBeGreaterThan(0);
    expect(viewBattle(testBook, after).myState).toHaveLength(1);
  });
});
