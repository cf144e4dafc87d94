import { describe, expect, it } from 'vitest';
import { applyEvents } from './battle/events/apply.ts';
import {
  actionsOf,
  activeOf,
  copyEngine,
  engineOf,
  eventCount,
  eventsOf,
  hpOf,
  isDecided,
  moveIn,
  OPPONENT,
  openEngine,
  PLAYER,
  playRound,
  preview,
  SPENT,
  SWITCH,
  sendFallen,
  setDice,
  winnerOf,
} from './fast.ts';
import { scriptedDice } from './model/random.ts';
import { duel, FULL, fighter, SEED } from './testing/battles.ts';
import { testBook } from './testing/book.ts';

const pair = (): ReturnType<typeof duel> =>
  duel(
    [fighter('a', 'swift', 'tackle', '', 'ember'), fighter('b', 'plain')],
    [fighter('c', 'plain', 'splash', 'great blow'), fighter('d', 'leaf')],
  );
const nothing = { least: 0, most: 0, chance: 0 };

describe('the fast way', () => {
  it('plays a round with given actions for both sides, by the same rules', () => {
    const state = pair();
    const game = engineOf(testBook, state);
    const dice = scriptedDice([...FULL, ...FULL]);
    game.script = dice;
    playRound(game, 2, 0);
    dice.assertUsed();
    expect(eventsOf(game, state).map(({ type }) => type)).toEqual(['move', 'damage', 'move', 'damage']);
    expect([hpOf(game, PLAYER, 0), hpOf(game, OPPONENT, 0)]).toEqual([91, 91]);
  });

  it('begins with the first creatures of both sides', () => {
    const setup = { kind: 'gym', team: [fighter('a', 'plain')], opponents: [fighter('b', 'plain')] } as const;
    const game = openEngine(testBook, { ...setup, dice: SEED });
    expect([activeOf(game, PLAYER), activeOf(game, OPPONENT), eventCount(game)]).toEqual([0, 0, 0]);
  });

  it('lists what a side may do: its moves, then the creatures that may come', () => {
    const game = engineOf(testBook, pair());
    const actions: number[] = [];
    const count = actionsOf(game, PLAYER, actions);
    expect(actions.slice(0, count)).toEqual([0, 2, SWITCH + 1]);
    expect(moveIn(game, PLAYER, 0, 1)).toBe(-1);
  });

  it('lets a side that switches act first and lose its attack', () => {
    const state = pair();
    const game = engineOf(testBook, state);
    const dice = scriptedDice(FULL);
    game.script = dice;
    playRound(game, 0, SWITCH + 1);
    dice.assertUsed();
    const events = eventsOf(game, state);
    expect(events.map(({ type }) => type)).toEqual(['send', 'move', 'damage']);
    expect(applyEvents({ ...state, round: 1 }, events).opponent.fighters[1]?.hp).toBe(
      hpOf(game, OPPONENT, 1),
    );
    expect(activeOf(game, OPPONENT)).toBe(1);
  });

  it.each([
    ['the one in battle', SWITCH],
    ['nobody', SWITCH + 5],
  ])('refuses a switch to %s', (_, action) => {
    const game = engineOf(testBook, pair());
    expect(() => playRound(game, action, 0)).toThrow('No switch');
  });

  it('refuses a free slot', () => {
    expect(() => playRound(engineOf(testBook, pair()), 1, 0)).toThrow('No move in slot 2');
  });

  it('lets both switch, and a side do nothing', () => {
    const game = engineOf(testBook, pair());
    playRound(game, SWITCH + 1, SWITCH + 1);
    expect([activeOf(game, PLAYER), activeOf(game, OPPONENT), eventCount(game)]).toEqual([1, 1, 2]);
    playRound(game, SPENT, SPENT);
    expect(eventCount(game)).toBe(0);
  });

  it('sends the next ones by itself and says who has won', () => {
    const game = engineOf(testBook, pair());
    let rounds = 0;
    for (; winnerOf(game) === null; rounds += 1) {
      playRound(game, 0, 0);
      sendFallen(game);
    }
    expect(isDecided(game)).toBe(true);
    expect(rounds).toBeLessThan(40);
    expect(hpOf(game, winnerOf(game) ?? PLAYER, activeOf(game, winnerOf(game) ?? PLAYER))).toBeGreaterThan(0);
  });

  it('copies a battle, which then goes its own way with other dice', () => {
    const game = engineOf(testBook, pair());
    const other = engineOf(testBook, pair());
    playRound(game, 0, 0);
    copyEngine(game, other);
    expect([other.sides, other.round, other.dice]).toEqual([game.sides, game.round, game.dice]);
    setDice(other, [9, 9, 9, 9]);
    playRound(other, 0, 0);
    expect([other.sides, other.round, other.dice]).not.toEqual([game.sides, game.round, game.dice]);
  });

  it('previews the least and the most damage and the chance to hit', () => {
    const game = engineOf(testBook, pair());
    // ⌊22·40·55/55⌋/50 + 2 = 19; against grass and bug four times that: 76; the least is 85 % of it.
    expect(preview(game, PLAYER, 0, moveIn(game, PLAYER, 0, 2), 1, { ...nothing })).toEqual({
      least: 64,
      most: 76,
      chance: 100,
    });
    // With the bonus for the same type: ⌊19·1.5⌋ = 28.
    expect(preview(game, PLAYER, 0, moveIn(game, PLAYER, 0, 0), 0, { ...nothing })).toMatchObject({
      least: 23,
      most: 28,
    });
  });

  it('previews nothing for an immune target', () => {
    const state = duel(fighter('a', 'plain'), fighter('b', 'wisp'));
    const game = engineOf(testBook, state);
    expect(preview(game, PLAYER, 0, moveIn(game, PLAYER, 0, 0), 0, { ...nothing })).toEqual(nothing);
  });
});
