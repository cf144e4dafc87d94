import { describe, expect, it } from 'vitest';
import { proceed } from '../battle/proceed.ts';
import type { BattleState, Fighter } from '../model/state.ts';
import { THINKING, type Thinking } from '../model/thinking.ts';
import { altered, duel, fighter, stateOf } from '../testing/battles.ts';
import { testBook } from '../testing/book.ts';

/** The opponent's first creature has fainted before a grass creature; whom does it send? */
function follower(thinking: Thinking, opponents: readonly Fighter[], rivalHp = 110): string | undefined {
  const state = altered(duel(fighter('a', 'leaf', 'tackle'), opponents), 'player', { hp: rivalHp });
  const after = stateOf(proceed(testBook, fainted(state, thinking)));
  return after.opponent.fighters[after.opponent.active]?.id;
}

function fainted(state: BattleState, thinking: Thinking): BattleState {
  const fighters = state.opponent.fighters.map((one, index) => (index === 0 ? { ...one, hp: 0 } : one));
  return {
    ...state,
    thinking,
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
    (thinking) => {
      expect(follower(thinking, [lost, water, other, fire])).toBe('c');
    },
  );

  it.each(['greedy', 'lookahead'] as const)('that thinks %s sends the first of equals', (thinking) => {
    expect(follower(thinking, [lost, other, { ...other, id: 'e' }])).toBe('d');
  });

  it.each(THINKING)('that thinks %s sends the next in order where nobody stands before it', (thinking) => {
    expect(follower(thinking, [lost, water, fire], 0)).toBe('b');
  });

  it.each(THINKING)('that thinks %s sends its last one, and makes no roll', (thinking) => {
    const state = fainted(duel(fighter('a', 'leaf'), [lost, water]), thinking);
    const after = stateOf(proceed(testBook, state));
    expect(after.opponent.active).toBe(1);
    expect(after.dice).toEqual(state.dice);
  });
});
