import type { Dice } from '../../model/random.ts';

/** Weight of all paths together; less if some were cut off. */
export const WHOLE = 1_000_000;
/** Chances in percent: lower ones count as never, higher ones as always. */
export const LEAST_CHANCE = 13;
export const MOST_CHANCE = 94;
/** A path tries both results of this many chances; of later ones it only takes the likelier result. */
const MOST_FORKS = 4;

/**
 * Dice that go through all paths of a round that matter. A path is one combination of results and has a weight. A
 * chance is tried as yes and as no; spread and number of hits take their middle value; critical hits never happen.
 */
export interface PathDice extends Dice {
  /** Starts the likeliest path. */
  begin(): void;
  /** Starts the next path; false after the last. */
  next(): boolean;
  /** Weight of the present path, out of `WHOLE`. */
  weight(): number;
}

/** Creates dice that go through the likely paths of a round one after the other. */
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
