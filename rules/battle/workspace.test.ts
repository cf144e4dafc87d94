import { describe, expect, it } from 'vitest';
import { viewBattle } from '../../server/features/battles/battleView.ts';
import { scriptedDice } from '../model/random.ts';
import type { BattleState } from '../model/state.ts';
import { duel, FULL, fighter, SEED, told } from '../testing/battles.ts';
import { testBook } from '../testing/book.ts';
import { startBattle } from './start.ts';
import { attack } from './turn/takeChoice.ts';
import { upgradeState } from './workspace.ts';

const ADDED = [
  'thinking',
  'weather',
  'variant',
  'venom',
  'seeded',
  'trapped',
  'screenUntil',
  'greatUsed',
  'guardRound',
  'guardRow',
  'locked',
  'hidden',
  'raged',
];
/** The state as version 1 stored it, without the later fields. */
const stored = (state: BattleState): BattleState =>
  JSON.parse(
    JSON.stringify({ ...state, version: 1 }, (key, value) => (ADDED.includes(key) ? undefined : value)),
  );

describe('a battle of version 1', () => {
  const state = duel(fighter('a', 'swift'), fighter('b', 'plain'));

  it('is read as what it would be today', () => {
    expect(upgradeState(testBook, stored(state))).toStrictEqual({ ...state, thinking: 'lookahead' });
  });

  it('is shown as it would be today', () => {
    expect(viewBattle(testBook, stored(state))).toStrictEqual(viewBattle(testBook, state));
  });

  it('goes on', () => {
    const outcome = attack(testBook, stored(state), 1, scriptedDice([...FULL, ...FULL]));
    expect(outcome.ok && [outcome.state.version, ...told(outcome.state)]).toEqual([
      2,
      'move player tackle',
      'damage opponent 28',
      'move opponent tackle',
      'damage player 28',
    ]);
  });

  it('lets the opponent think as its kind does, where it was stored before there were levels', () => {
    const { thinking, ...old } = state;
    expect(thinking).toBe('random');
    expect(upgradeState(testBook, old as BattleState).thinking).toBe('lookahead');
  });

  it('is told from one that does not exist', () => {
    expect(() => upgradeState(testBook, { ...state, version: 3 } as unknown as BattleState)).toThrow(
      'version 3',
    );
    expect(upgradeState(testBook, state)).toBe(state);
  });
});

it('a battle from before the moves were renamed goes on with their present names', () => {
  const moves = { ...testBook.moves };
  Object.defineProperty(moves, 'shove', { value: moves.tackle, enumerable: false });
  const book = { ...testBook, moves };
  const state = duel(fighter('a', 'swift'), fighter('b', 'plain'));
  const { greatUsed: _, ...player } = state.player;
  const old = JSON.parse(JSON.stringify({ ...state, player }).replaceAll('tackle', 'shove')) as BattleState;
  expect(upgradeState(book, old)).toStrictEqual(state);
  const outcome = attack(book, old, 1, scriptedDice([...FULL, ...FULL]));
  expect(outcome.ok && told(outcome.state)).toContain('move opponent tackle');
  const begun = startBattle(book, {
    ...{
      kind: 'gym',
      team: [fighter('a', 'swift', 'shove')],
      opponents: [fighter('b', 'plain')],
      dice: SEED,
    },
  });
  expect(begun.player.fighters[0]?.moves[0]).toBe('tackle');
});
