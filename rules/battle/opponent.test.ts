import { describe, expect, it } from 'vitest';
import { scriptedDice } from '../random.ts';
import { duel, fighter } from '../testing/battles.ts';
import { testBook } from '../testing/book.ts';
import { chooseAction } from './opponent.ts';
import { takeSeat } from './seat.ts';
import type { BattleKind } from './state.ts';

const moves = ['tackle', 'splash', 'lick'];
function choice(kind: BattleKind, rolls: readonly number[], known = moves): string {
  const dice = scriptedDice(rolls);
  const state = duel(fighter('a', 'blaze'), fighter('b', 'wisp', ...known), kind);
  const chosen = chooseAction(testBook, takeSeat(state, 'opponent'), dice);
  dice.assertUsed();
  return 'move' in chosen ? chosen.move : chosen.switch;
}

describe('the opponent', () => {
  it('uses the move that promises most', () => {
    expect(choice('gym', [1])).toBe('splash');
  });

  it('counts a move of its own type for more', () => {
    expect(choice('gym', [1], ['tackle', 'lick'])).toBe('lick');
  });

  it('rolls between moves that promise the same', () => {
    expect(choice('gym', [1, 1], ['tackle', 'jab'])).toBe('jab');
  });

  it('has a whim one time in five', () => {
    expect(choice('gym', [0, 2])).toBe('lick');
    expect(() => choice('gym', [5])).toThrow('5 sides');
  });

  it('uses any of its moves when wild or training', () => {
    expect(choice('wb', [0])).toBe('tackle');
    expect(choice('training', [1])).toBe('splash');
  });

  it('needs no roll with one move, and never chooses a free slot', () => {
    expect(choice('gym', [], ['', 'lick', '', ''])).toBe('lick');
  });

  it('sees of the player no move that was not used yet', () => {
    const state = duel(fighter('a', 'blaze', 'ember', 'jab'), fighter('b', 'wisp', 'lick'));
    const seat = JSON.stringify(takeSeat(state, 'opponent'));
    expect(seat).not.toMatch(/ember|jab|dice/);
  });
});
