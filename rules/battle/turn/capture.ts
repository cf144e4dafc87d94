import { type RuleBook, speciesOf } from '../../book.ts';
import { type Ailment, type BallType, perBall } from '../../creatures/types.ts';
import type { Dice } from '../../model/random.ts';
import { fighting } from '../../model/sides.ts';
import type { BattleState } from '../../model/state.ts';

/** Halves that each ball counts; the master ball never fails. */
export const BALL_HALVES: Readonly<Record<Exclude<BallType, 'mball'>, number>> = {
  nball: 2,
  gball: 3,
  uball: 4,
};
/** Halves that an ailment counts. */
export const AILMENT_HALVES: Readonly<Record<Ailment, number>> = {
  sleep: 4,
  freeze: 4,
  burn: 3,
  poison: 3,
  paralyz: 3,
};

/** From this value on a throw cannot fail. */
export const SURE_CATCH = 255;
export const SIDES = 65_536;

/** A wild creature as far as balls are concerned. */
export interface Catchable {
  readonly hp: number;
  /** Hit points at most, 1 or more. */
  readonly most: number;
  /** Of its species, 3 (nearly impossible) to 255 (easy). */
  readonly rate: number;
  readonly ailment: Ailment | null;
}

/**
 * How well a ball holds, 1 to 255: ⌊⌊(3·most − 2·hp)·rate·ball / (3·most)⌋·ailment⌋ with the ball's bonus
 * (nball 1, gball 1.5, uball 2) and the ailment's (sleep and freeze 2, others 1.5). The classic formula of the
 * third and fourth generation.
 */
function holdOf({ hp, most, rate, ailment }: Catchable, ball: BallType): number {
  if (ball === 'mball') return SURE_CATCH;
  const value = Math.floor(((3 * most - 2 * hp) * rate * BALL_HALVES[ball]) / (6 * most));
  const halves = ailment === null ? 2 : AILMENT_HALVES[ailment];
  return Math.max(1, Math.min(SURE_CATCH, Math.floor((value * halves) / 2)));
}

/** How well a ball would hold the wild creature of a battle now, 1 to 255. */
export function catchValue(book: RuleBook, state: BattleState, ball: BallType): number {
  const { species, stats, hp, ailment } = fighting(state.opponent);
  return holdOf({ hp, most: stats.hp, rate: speciesOf(book, species).catchRate, ailment }, ball);
}

/** The greatest number whose fourth power does not pass value/255 of 65,536⁴: each of four checks passes below it. */
function threshold(value: number): number {
  const limit = BigInt(value) * BigInt(SIDES) ** 4n;
  let low = 0;
  let high = SIDES;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (BigInt(middle) ** 4n * BigInt(SURE_CATCH) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
const THRESHOLDS = Array.from({ length: SURE_CATCH }, (_, value) => threshold(value));

export interface Catch {
  readonly shakes: 0 | 1 | 2 | 3;
  readonly caught: boolean;
}

/**
 * Rolls for a throw: the ball holds if four checks pass, each with the fourth root of value/255; every check
 * but the last is a shake. A sure throw makes no roll.
 */
export function rollCatch(value: number, dice: Dice): Catch {
  if (value >= SURE_CATCH) return { shakes: 3, caught: true };
  const below = THRESHOLDS[value] as number;
  for (const passed of [0, 1, 2, 3] as const) {
    if (dice.roll(SIDES) >= below) return { shakes: passed, caught: false };
  }
  return { shakes: 3, caught: true };
}

/** Percent, rounded to one decimal: value/255, or what four checks come to. */
const percent = (value: number): number => Math.floor((value * 2000 + SURE_CATCH) / (2 * SURE_CATCH)) / 10;

/** Percent (0 to 100, one decimal) with which a ball would catch such a creature. */
export const catchChance = (target: Catchable, ball: BallType): number => percent(holdOf(target, ball));

/**
 * Percent (0 to 100, one decimal) with which each ball would catch the wild creature now; null outside wild
 * battles and outside the page `battle` and `roundResults`.
 */
export function catchChances(book: RuleBook, state: BattleState): Record<BallType, number> | null {
  if (state.kind !== 'wb' || (state.page !== 'battle' && state.page !== 'roundResults')) return null;
  return perBall((ball) => percent(catchValue(book, state, ball)));
}
