import { describe, expect, it } from 'vitest';
import { proceed } from '../battle/turn/proceed.ts';
import { DIFFICULTIES, type Difficulty } from '../model/difficulty.ts';
import type { BattleState, Fighter } from '../model/state.ts';
import { altered, duel, fighter, stateOf } from '../testing/battles.ts';
import { testBook } from '../testing/book.ts';

/** Returns the id of the creature that the opponent sends after its first has fainted, against a grass creature. */
function follower(difficulty: Difficulty, opponents: readonly Fighter[], rivalHp = 110): string | undefined {
  const state = altered(duel(fighter('a', 'leaf', 'tackle'), opponents), 'player', { hp: rivalHp });
  const after = stateOf(proceed(testBook, fainted(state, difficulty)));
  return after.opponent.fighters[after.opponent.active]?.id;
}

function fainted(state: BattleState, difficulty: Difficulty): BattleState {
  const fighters = state.opponent.fighters.map((one, index) => (index === 0 ? { ...one, hp: 0 } : one));
  return {
    ...state,
    thinking: difficulty,
    page: 'roundResults',
    round: 1,
    opponent: { ...state.opponent, fighters },
    player: { ...state.player, fighters: [...state.player.fighters, ...waiting] },
  };
}
const waiting = duel(fighter('z', 'plain'), fighter('y', 'plain')).player.fighters;

const lost = fighter('x', 'plain');
const water = fighter('b', 'brook', 'splash');
const fire = fighter('c', 'blaze', 'ember');
const other = fighter('d', 'plain', 'tackle');

describe('an opponent whose creature has fainted', () => {
  it('sends the next in order where it uses any move', () => {
    expect(follower('random', [lost, water, fire])).toBe('b');
  });

  it.each(['greedy', 'lookahead'] as const)(
    'that thinks %s sends the one that matches the rival',
    (difficulty) => {
      expect(follower(difficulty, [lost, water, other, fire])).toBe('c');
    },
  );

  it.each(['greedy', 'lookahead'] as const)('that thinks %s sends the first of equals', (difficulty) => {
    expect(follower(difficulty, [lost, other, { ...other, id: 'e' }])).toBe('d');
  });

  it.each(DIFFICULTIES)(
    'that thinks %s sends the next in order where nobody stands before it',
    (difficulty) => {
      expect(follower(difficulty, [lost, water, fire], 0)).toBe('b');
    },
  );

  it.each(DIFFICULTIES)('that thinks %s sends its last one, and makes no roll', (difficulty) => {
    const state = fainted(duel(fighter('a', 'leaf'), [lost, water]), difficulty);
    const after = stateOf(proceed(testBook, state));
    expect(after.opponent.active).toBe(1);
    expect(after.dice).toEqual(state.dice);
  });
});
