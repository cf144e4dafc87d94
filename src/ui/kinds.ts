import type { Kind } from '../../rules/creatures/types.ts';

/** Labels of the kind codes, as the pictures' names carry them. */
const LABELS = ['normal', 'normal', 'dark', 'shiny'] as const;

export const kindLabel = (kind: Kind) => LABELS[kind] ?? 'normal';

/** What stands before a creature's name: nothing for the normal kind, else the label and a space. */
export function kindPrefix(kind: Kind): string {
  const label = kindLabel(kind);
  return label === 'normal' ? '' : `${label} `;
}
