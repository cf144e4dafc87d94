import type { Dice } from '../../model/random.ts';

/** Weight of everything that can happen, all paths together; less where some were cut off. */
export const WHOLE = 1_000_000;
/** Chances outside of this are taken for never or always: percent. */
export const LEAST_CHANCE = 13;
export const MOST_CHANCE = 94;
/** So many forks of a path are gone both ways; beyond them only what is likelier happens. */
const MOST_FORKS = 4;

/**
 * Dice that fall once in every way that matters: each path through a round is tried with its weight, a chance as
 * yes and as no, while spread and number of hits fall in the middle and critical hits never.
 */
export interface PathDice extends Dice {
  /** Begins with the likeliest path. */
  begin(): void;
  /** Goes on with the next path; false after the last. */
  next(): boolean;
  /** Of the path just gone, of `WHOLE`. */
  weight(): number;
}

/** Dice that lead through the likely turns of a round one after the other, each with its weight. */
export function pathDice(): PathDice {
  const second = new Uint8Array(MOST_FORKS);
  let known = 0;
  let at = 0;
  let weight = WHOLE;
  const restart = (forks: number): void => {
    known = forks;
    at = 0;
    weight = WHOLE;
  };
  const fork = (percent: number): boolean => {
    const likelier = percent >= 50;
    if (at === MOST_FORKS) return likelier;
    if (at === known) {
      second[known] = 0;
      known += 1;
    }
    const isSo = second[at] === 0 ? likelier : !likelier;
    at += 1;
    weight = Math.trunc((weight * (isSo ? percent : 100 - percent)) / 100);
    return isSo;
  };
  return {
    begin: () => restart(0),
    next: () => {
      let forks = known;
      while (forks > 0 && second[forks - 1] === 1) forks -= 1;
      if (forks > 0) second[forks - 1] = 1;
      restart(forks);
      return forks > 0;
    },
    weight: () => weight,
    chance: (percent) => percent > MOST_CHANCE || (percent >= LEAST_CHANCE && fork(percent)),
    roll: (sides) => (sides === 2 ? (fork(50) ? 0 : 1) : (sides - 1) >> 1),
    state: () => [0, 0, 0, 0],
  };
}
