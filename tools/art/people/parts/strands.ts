import type { FormLine } from '../../kit.ts';

/** Long thin lines of combed hair, each from root to tip. Give at least four points, as shorter lines bulge. */
export const strands = (...paths: readonly string[]): FormLine[] =>
  paths.map((path): FormLine => ({ path, width: 2.6 }));
