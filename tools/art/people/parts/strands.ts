import type { FormLine } from '../../kit.ts';

/** Lines of combed hair: long and thin, each from root to tip. Four points or more, or they bulge. */
export const strands = (...paths: readonly string[]): FormLine[] =>
  paths.map((path): FormLine => ({ path, width: 2.6 }));
