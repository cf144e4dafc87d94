import { describe, expect, it } from 'vitest';
import { playerViewOf } from '../../model/playerView.ts';
import type { BattleState } from '../../model/state.ts';
import { altered, duel, FULL, fighter, round, stateOf, switched, told } from '../../testing/battles.ts';
import { testBook } from '../../testing/book.ts';
import { numberOf, switchCreature, takeChoice } from './takeChoice.ts';

/** The opponent's grass creature is weak against fire; a water creature waits on its bench. */
const state: BattleState = {
  ...duel(fighter('a', 'blaze', 'ember'), [fighter('b', 'leaf', 'tackle'), fighter('c', 'brook', 'splash')]),
  thinking: 'lookahead',
};

describe('an opponent that switches', () => {
  const after = round(state, FULL);

  it('sends the other creature first, which then takes the attack and does not strike itself', () => {
    // ⌊22·40·55/55⌋/50 + 2 = 19, times 1.5 for the same type 28, times ½ against water 14.
    expect(told(after)).toEqual(['send c', 'move player ember', 'damage opponent 14']);
    expect(after.opponent).toMatchObject({ active: 1, since: 1 });
  });

  it('leaves its first creature as it was', () => {
    expect(after.opponent.fighters[0]).toBe(state.opponent.fighters[0]);
  });
});

describe('a chase', () => {
  const flight = (hp: number): BattleState => {
    const pair = [fighter('b', 'leaf', 'tackle'), fighter('c', 'brook', 'splash')];
    const start = duel(fighter('a', 'blaze', 'ember', 'chase'), pair);
    // The opponent has seen ember, so it switches.
    const seen = altered(start, 'player', { seen: ['ember'] });
    const fighters = seen.opponent.fighters.map((one, index) => (index === 0 ? { ...one, hp } : one));
    return { ...seen, thinking: 'lookahead', opponent: { ...seen.opponent, fighters } };
  };

  it('strikes who is taken back before it goes, with twice the power, and not the one that comes', () => {
    const after = round(flight(110), FULL, 2);
    // ⌊22·80·55/55⌋/50 + 2 = 37.
    expect(told(after)).toEqual(['move player chase', 'damage opponent 37', 'send c']);
    expect(after.opponent.fighters.map(({ hp }) => hp)).toEqual([73, 110]);
  });

  it('is not escaped by who faints from it: it is followed as after any faint', () => {
    const after = round(flight(30), FULL, 2);
    expect(told(after)).toEqual(['move player chase', 'damage opponent 30', 'faint b']);
    expect(after.opponent.active).toBe(0);
  });

  it('is a plain blow at who stays', () => {
    const after = round(duel(fighter('a', 'blaze', 'chase'), fighter('c', 'plain')), [0, ...FULL, ...FULL]);
    expect(told(after).slice(0, 2)).toEqual(['move player chase', 'damage opponent 19']);
  });
});

describe('a player who switches', () => {
  const pair = [fighter('a', 'blaze', 'ember'), fighter('c', 'brook', 'splash')];
  const start = duel(pair, fighter('b', 'leaf', 'tackle'));

  it('has the new creature in battle before the opponent strikes, and does not strike', () => {
    const after = switched(start, 'c', FULL);
    expect(told(after)).toEqual(['send c', 'move opponent tackle', 'damage player 19']);
    expect(after).toMatchObject({ page: 'roundResults', round: 1, player: { active: 1, since: 1 } });
    expect(after.player.fighters[0]).toBe(start.player.fighters[0]);
  });

  it('goes on with the new creature, whose attacks can be chosen then', () => {
    const after = stateOf(takeChoice(testBook, switched(start, 'c', FULL), ['continue']));
    expect(after.page).toBe('battle');
    expect(told(stateOf(takeChoice(testBook, after, ['attack', 1])))).toContain('move player splash');
  });

  it('loses the stages and traps that concerned the first creature', () => {
    const raised = { ...start, player: { ...start.player, stages: { ...start.player.stages, attack: 2 } } };
    expect(switched(raised, 'c', FULL).player.stages.attack).toBe(0);
  });

  const refusal = (state: BattleState, id: string) => {
    const outcome = switchCreature(testBook, state, id);
    return outcome.ok ? null : outcome.reason;
  };
  const held = (change: Partial<BattleState['player']>): BattleState => ({
    ...start,
    player: { ...start.player, ...change },
  });

  it.each([
    ['the creature that fights', start, 'a', 'fighting'],
    ['a creature of the other side', start, 'b', 'unknown-creature'],
    ['one that has fainted', altered(start, 'player', { hp: 0 }), 'c', 'fainted'],
    ['any while the present one is trapped', held({ trapped: 1 }), 'c', 'held'],
    ['any while it must rest', held({ resting: true }), 'c', 'held'],
    ['any while it is bound to a move', held({ locked: 'ember' }), 'c', 'held'],
    ['any on another page', { ...start, page: 'roundResults' }, 'c', 'wrong-page'],
  ] as const)('may not choose %s', (_what, state, id, reason) => {
    expect(refusal(state, id)).toBe(reason);
  });
});

describe('an action that is not possible', () => {
  const view = playerViewOf(state, 'opponent');

  it('is a fault of whoever chose it: a move outside the slots, a creature of nobody', () => {
    expect(() => numberOf({ move: 'ember' }, view)).toThrow('b has no move "ember"');
    expect(() => numberOf({ switch: 'a' }, view)).toThrow('No creature "a"');
  });
});
