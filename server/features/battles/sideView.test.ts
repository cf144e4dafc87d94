import { describe, expect, it } from 'vitest';
import { altered, duel, FULL, fighter, next, round } from '../../../rules/testing/battles.ts';
import { testBook } from '../../../rules/testing/book.ts';
import { viewBattle } from './battleView.ts';

/** A round in which the player's fast creature uses the move and the opponent's slow one uses splash. */
const used = (move: string, rolls: readonly number[] = [...FULL, ...FULL]) =>
  round(duel(fighter('a', 'tower', move), fighter('b', 'wisp', 'splash')), rolls);
const view = (state: ReturnType<typeof used>) => viewBattle(testBook, state);
const quiet = {
  screen: 0,
  greatUsed: false,
  sapped: false,
  trapped: false,
  confused: false,
  resting: false,
  bound: null,
  hidden: false,
  changes: { attack: 0, defense: 0, speed: 0, accuracy: 0, evasion: 0 },
};

describe('what lasts on a side', () => {
  it('is nothing at first, and no weather', () => {
    const seen = view(duel(fighter('a', 'plain'), fighter('b', 'plain')));
    expect([seen.mySide, seen.opponentSide, seen.weather]).toEqual([quiet, quiet, null]);
  });

  it('is the weather with the rounds that it has left, until it is over', () => {
    let state = used('blaze up', FULL);
    const told = [view(state).weather];
    for (let count = 0; count < 4; count += 1) {
      state = round(next(state), FULL);
      told.push(view(state).weather);
    }
    expect(told).toEqual([...[4, 3, 2, 1].map((left) => ({ kind: 'sun', left })), null]);
  });

  it('is a screen with the rounds that it has left', () => {
    expect(view(used('curtain', FULL)).mySide).toEqual({ ...quiet, screen: 4 });
  });

  it('is that the great move is used, whoever fights', () => {
    const state = used('crowning blow', FULL);
    expect(view(state).mySide).toEqual({ ...quiet, greatUsed: true });
    expect(view(altered(state, 'player', { hp: 0 })).mySide).toEqual({ ...quiet, greatUsed: true });
  });

  it('is the move that a creature has gathered for, and that nothing reaches it', () => {
    expect(view(used('burrow', [])).mySide).toEqual({ ...quiet, bound: 'Burrow', hidden: true });
  });

  it('is a seed, a trap, confusion, rest and changed stats', () => {
    const state = duel(fighter('a', 'plain'), fighter('b', 'plain'));
    const stages = { ...state.opponent.stages, attack: -2 };
    const opponent = { ...state.opponent, seeded: true, trapped: 2, confused: 1, resting: true, stages };
    expect(view({ ...state, opponent }).opponentSide).toEqual({
      ...quiet,
      sapped: true,
      trapped: true,
      confused: true,
      resting: true,
      changes: { ...quiet.changes, attack: -2 },
    });
  });

  it('is only the screen where the creature has fainted', () => {
    const state = duel(fighter('a', 'plain'), fighter('b', 'plain'));
    const player = { ...state.player, seeded: true, trapped: 1, screenUntil: 3 };
    const after = altered({ ...state, round: 1, player }, 'player', { hp: 0 });
    expect(view(after).mySide).toEqual({ ...quiet, screen: 2 });
  });
});
