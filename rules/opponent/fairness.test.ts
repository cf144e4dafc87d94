import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unpack } from '../engine/state/unpack.ts';
import { actionsOf, isDecided, OPPONENT, PLAYER, playRound, sendFallen } from '../fast.ts';
import { playerViewOf } from '../model/playerView.ts';
import { seededDice } from '../model/random.ts';
import type { BattleState, FighterState, MoveSlots } from '../model/state.ts';
import { fighter } from '../testing/battles.ts';
import { testBook } from '../testing/book.ts';
import { begin } from '../testing/games.ts';
import { chooseAction } from './chooseAction.ts';
import { chooseNext } from './chooseNext.ts';

const species = fc.constantFrom(...Object.keys(testBook.species));
const move = fc.constantFrom(...Object.keys(testBook.moves));
const four = fc.tuple(move, move, move, move);
const creature = fc.record({ species, moves: four });
const side = fc.array(creature, { minLength: 1, maxLength: 3 });
const word = fc.integer({ min: 0, max: 0xffff_ffff });
const dice = fc.tuple(word, word, word, word);

interface Creature {
  readonly species: string;
  readonly moves: MoveSlots;
}
const named = (letter: string, list: readonly Creature[]) =>
  list.map(({ species, moves }, index) => fighter(`${letter}${index}`, species, ...moves));

/** The states before each round, up to 40, of a battle in which both sides choose at random. */
function positions(
  team: readonly Creature[],
  rivals: readonly Creature[],
  seed: readonly [number, number, number, number],
) {
  const setup = { kind: 'gym', team: named('p', team), opponents: named('o', rivals), dice: seed } as const;
  const { engine, state: start } = begin(testBook, setup);
  const whims = seededDice([seed[3], seed[2], seed[1], 0]);
  const actions: number[] = [];
  const pick = (number: typeof PLAYER | typeof OPPONENT): number =>
    actions[whims.roll(actionsOf(engine, number, actions))] ?? 0;
  const states: BattleState[] = [];
  let state = unpack(engine, start, 'battle');
  for (let count = 0; count < 40 && !isDecided(engine); count += 1) {
    states.push({ ...state, round: state.round + 1 });
    playRound(engine, pick(PLAYER), pick(OPPONENT));
    sendFallen(engine);
    state = unpack(engine, state, 'battle');
  }
  return states;
}

/** Replaces everything that is hidden from the opponent: unseen moves, the creatures on the bench, the dice. */
function disguised(
  state: BattleState,
  strangers: readonly Creature[],
  seed: BattleState['dice'],
): BattleState {
  const { player } = state;
  const disguise = (one: FighterState, index: number): FighterState => {
    const { species, moves } = strangers[index % strangers.length]!;
    const [first = '', second = '', third = '', fourth = ''] = [...one.seen, ...moves];
    if (index === player.active) return { ...one, moves: [first, second, third, fourth] };
    return {
      ...one,
      id: `stranger ${index}`,
      species,
      moves,
      hp: Math.min(one.hp, 1),
      seen: [],
      ailment: null,
    };
  };
  return { ...state, dice: seed, player: { ...player, fighters: player.fighters.map(disguise) } };
}

describe('an opponent that thinks', { timeout: 60_000 }, () => {
  it.each(['greedy', 'lookahead'] as const)(
    'knows no more than its view tells: %s chooses the same whatever is hidden',
    (difficulty) => {
      fc.assert(
        fc.property(side, side, side, dice, dice, (team, rivals, strangers, seed, other) => {
          for (const state of positions(team, rivals, seed)) {
            const choices = [state, disguised(state, strangers, other)].map((each) => {
              const view = { ...playerViewOf(each, 'opponent'), difficulty };
              const next = chooseNext(testBook, view);
              return { action: chooseAction(testBook, view, seededDice(each.dice)), next };
            });
            expect(choices[1]).toEqual(choices[0]);
          }
        }),
        { numRuns: 60 },
      );
    },
  );
});
