import type { Chord } from './chords.ts';

/** All keys of a pitch class within an octave of `middle`. */
const near = (pitchClass: number, middle: number): number[] =>
  Array.from({ length: 25 }, (_, index) => middle - 12 + index).filter((key) => key % 12 === pitchClass);

/** All close voicings of a chord around `middle`. */
function layouts({ classes }: Chord, middle: number): number[][] {
  return classes.map((_, turn) => {
    const turned = [...classes.slice(turn), ...classes.slice(0, turn)];
    const lowest = near(turned[0]!, middle - 5).reduce((best, key) =>
      Math.abs(key - (middle - 5)) < Math.abs(best - (middle - 5)) ? key : best,
    );
    let last = lowest - 1;
    return turned.map((pitchClass) => {
      last += 1;
      while (last % 12 !== pitchClass) last += 1;
      return last;
    });
  });
}

const way = (from: readonly number[], to: readonly number[]): number =>
  to.reduce((sum, key) => sum + Math.min(...from.map((other) => Math.abs(key - other))), 0);

/** The keys of every chord, from low to high, in the voicing that moves the voices least. */
export function leadVoices(chords: readonly Chord[], middle: number): number[][] {
  let last = [middle - 4, middle, middle + 4];
  return chords.map((chord) => {
    const cost = (keys: number[]): number => {
      const centre = keys.reduce((sum, key) => sum + key, 0) / keys.length;
      return way(last, keys) + 0.4 * Math.abs(centre - middle);
    };
    last = layouts(chord, middle).reduce((best, keys) => (cost(keys) < cost(best) ? keys : best));
    return last;
  });
}
