import { catchValue, SURE_CATCH } from '../../rules/battle/turn/capture.ts';
import { NORMAL } from '../../rules/creatures/kinds.ts';
import { RARITIES } from '../../rules/creatures/types.ts';
import {
  type BallType,
  type BattleState,
  type Rarity,
  type RuleBook,
  type Species,
  startBattle,
  startingMoves,
} from '../../rules/index.ts';
import { LEVELS, standingOf } from './standing.ts';

export const THROWN = ['nball', 'gball', 'uball'] as const satisfies readonly BallType[];
/** State of the wild creature when the ball is thrown. */
export const CONDITIONS = ['fresh', 'weak', 'weak and asleep'] as const;
type Condition = (typeof CONDITIONS)[number];

export interface CatchRow {
  readonly rarity: Rarity;
  readonly condition: Condition;
  /** Percent, in the order of the balls; mean over all species of the rarity. */
  readonly chances: readonly number[];
}

/** Share of hp that a weak creature has left. */
const WEAK = 0.25;

function meeting(book: RuleBook, species: Species): BattleState {
  const level = LEVELS[standingOf(book, species)];
  const one = { species: species.id, level, kind: NORMAL, moves: startingMoves(species, level) } as const;
  return startBattle(book, {
    kind: 'wb',
    team: [{ ...one, id: 'own' }],
    opponents: [{ ...one, id: 'wild' }],
    dice: [1, 2, 3, 0],
  });
}

function inCondition(state: BattleState, condition: Condition): BattleState {
  if (condition === 'fresh') return state;
  const fighters = state.opponent.fighters.map((one) => ({
    ...one,
    hp: Math.ceil(one.stats.hp * WEAK),
    ailment: condition === 'weak' ? null : ('sleep' as const),
  }));
  return { ...state, opponent: { ...state.opponent, fighters } };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Catch chance of each ball for creatures of each rarity and condition. */
export function catchOdds(book: RuleBook): CatchRow[] {
  return RARITIES.flatMap((rarity) => {
    const states = Object.values(book.species)
      .filter((species) => species.rarity === rarity)
      .map((species) => meeting(book, species));
    return CONDITIONS.map((condition) => ({
      rarity,
      condition,
      chances: THROWN.map((ball) =>
        mean(
          states.map((state) => (100 * catchValue(book, inCondition(state, condition), ball)) / SURE_CATCH),
        ),
      ),
    }));
  });
}
