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
/** How the wild creature is when the ball flies. */
export const CONDITIONS = ['fresh', 'weak', 'weak and asleep'] as const;
type Condition = (typeof CONDITIONS)[number];

export interface CatchRow {
  readonly rarity: Rarity;
  readonly condition: Condition;
  /** Percent, in the order of the balls; means over all species of the rarity. */
  readonly chances: readonly number[];
}

/** What is left of a weak creature's hp. */
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

/** How good each ball is for creatures of each rarity. */
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
