import { around, type Random } from '../synth/random.ts';

/** A piece of a cry; pitches are multiples of the creature's own pitch. */
export interface Syllable {
  /** Shares of the length of the whole cry. */
  readonly start: number;
  readonly length: number;
  readonly from: number;
  readonly middle: number;
  readonly to: number;
  readonly level: number;
}

type Shape = readonly (readonly [length: number, from: number, middle: number, to: number, level: number])[];

/**
 * A yelp, two calls, a chirp and a call, a warble, a rising question, an opening growl, three calls, a falling pair.
 */
const SHAPES: readonly Shape[] = [
  [[1, 0.8, 1.5, 0.7, 1]],
  [
    [0.4, 0.9, 1.25, 1, 0.85],
    [0.6, 1.1, 1.6, 0.75, 1],
  ],
  [
    [0.2, 1.5, 1.9, 1.6, 0.7],
    [0.8, 1, 1.3, 0.8, 1],
  ],
  [
    [0.3, 1, 1.3, 1.1, 0.8],
    [0.3, 1.2, 1.5, 1.2, 0.9],
    [0.4, 1.4, 1.2, 0.8, 1],
  ],
  [[1, 0.75, 0.95, 1.6, 1]],
  [
    [0.65, 0.7, 0.8, 1.2, 0.85],
    [0.35, 1.5, 1.3, 0.9, 1],
  ],
  [
    [0.25, 1.3, 1.1, 0.9, 0.9],
    [0.25, 1.3, 1.1, 0.9, 0.8],
    [0.5, 1.4, 1.7, 0.8, 1],
  ],
  [
    [0.5, 1.6, 1.2, 0.9, 1],
    [0.5, 0.9, 0.75, 0.6, 0.9],
  ],
];

/** The contour of an evolution line, chosen by random numbers that are seeded with the line's name. */
export function contourOf(random: Random): Syllable[] {
  const shape = SHAPES[Math.floor(random() * SHAPES.length)]!;
  let start = 0;
  return shape.map(([length, from, middle, to, level]) => {
    const syllable = {
      start,
      length: length * 0.92,
      from: from * around(random, 1, 0.1),
      middle: middle * around(random, 1, 0.12),
      to: to * around(random, 1, 0.12),
      level,
    };
    start += length;
    return syllable;
  });
}
