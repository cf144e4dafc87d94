import { type RuleBook, speciesOf } from '../../book.ts';
import { type Ailment, type BallType, perBall } from '../../creatures/types.ts';
import type { Dice } from '../../model/random.ts';
import { fighting } from '../../model/sides.ts';
import type { BattleState } from '../../model/state.ts';

/** Factor of each ball, in halves (3 is 1.5). The master ball has none: it never fails. */
export const BALL_HALVES: Readonly<Record<Exclude<BallType, 'mball'>, number>> = {
  nball: 2,
  gball: 3,
  uball: 4,
};
/** Factor of an ailment, in halves. */
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

/** The data of a wild creature that the catch formula needs. */
export interface Catchable {
  readonly hp: number;
  /** Maximum hit points, 1 or more. */
  readonly most: number;
  /** Catch rate of the species, 3 (nearly impossible) to 255 (easy). */
  readonly rate: number;
  readonly ailment: Ailment | null;
}

/**
 * The catch value of a ball, 1 to 255: ⌊⌊(3·most − 2·hp)·rate·ball / (3·most)⌋·ailment⌋ with the factors of the ball
 * (nball 1, gball 1.5, uball 2) and of the ailment (sleep and freeze 2, others 1.5). The classic formula of the third
 * and fourth generation.
 */
function holdOf({ hp, most, rate, ailment }: Catchable, ball: BallType): number {
  if (ball === 'mball') return SURE_CATCH;
  const value = Math.floor(((3 * most - 2 * hp) * rate * BALL_HALVES[ball]) / (6 * most));
  const halves = ailment === null ? 2 : AILMENT_HALVES[ailment];
  return Math.max(1, Math.min(SURE_CATCH, Math.floor((value * halves) / 2)));
}

/** The catch value of a ball against the wild creature of a battle now, 1 to 255. */
export function catchValue(book: RuleBook, state: BattleState, ball: BallType): number {
  const { species, stats, hp, ailment } = fighting(state.opponent);
  return holdOf({ hp, most: stats.hp, rate: speciesOf(book, species).catchRate, ailment }, ball);
}

/** The greatest n with (n/65,536)⁴ ≤ value/255. Each of the four checks passes if its roll is below n. */
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
 * Rolls for a throw. The creature is caught if four checks pass, each with the probability (value/255)^¼. Each passed
 * check but the last is a shake. A throw that cannot fail makes no roll.
 */
export function rollCatch(value: number, dice: Dice): Catch {
  if (value >= SURE_CATCH) return { shakes: 3, caught: true };
  const below = THRESHOLDS[value] as number;
  for (const passed of [0, 1, 2, 3] as const) {
    if (dice.roll(SIDES) >= below) return { shakes: passed, caught: false };
  }
  return { shakes: 3, caught: true };
}

/** Chance of a catch value in percent, rounded to one decimal: value/255, the chance that all four checks pass. */
const percent = (value: number): number => Math.floor((value * 2000 + SURE_CATCH) / (2 * SURE_CATCH)) / 10;

/** Chance that a ball catches such a creature: percent, 0 to 100, one decimal. */
export const catchChance = (target: Catchable, ball: BallType): number => percent(holdOf(target, ball));

/**
 * Chance that each ball catches the wild creature now: percent, 0 to 100, one decimal. Null outside wild battles and
 * outside the pages `battle` and `roundResults`.
 */
export function catchChances(book: RuleBook, state: BattleState): Record<BallType, number> | null {
  if (state.kind !== 'wb' || (state.page !== 'battle' && state.page !== 'roundResults')) return null;
  return perBall((ball) => percent(catchValue(book, state, ball)));
}
