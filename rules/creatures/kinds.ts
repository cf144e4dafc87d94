import type { Kind } from './types.ts';

/** The kind of a creature that is neither dark nor shiny. */
export const NORMAL = 1;

export type KindLabel = 'normal' | 'dark' | 'shiny';

/** The word for a kind: 0 and 1 are both normal. */
export function kindLabel(kind: Kind): KindLabel {
  if (kind === 2) return 'dark';
  return kind === 3 ? 'shiny' : 'normal';
}
