import { pitchClass } from './notes.ts';

const MAJOR = [0, 2, 4, 5, 7, 9, 11];
/** With both the natural and the raised seventh. */
const MINOR = [0, 2, 3, 5, 7, 8, 10, 11];

/** Pitch class of the root of a key such as `Am` or `A`. */
export const rootOf = (key: string): number => pitchClass(key.replace(/m$/, ''));

export const scaleClasses = (key: string): number[] =>
  (key.endsWith('m') ? MINOR : MAJOR).map((step) => (rootOf(key) + step) % 12);
