import { kindLabel } from '../../../../rules/creatures/kinds.ts';
import type { Kind } from '../../../../rules/creatures/types.ts';

/** What stands before a creature's name: nothing for the normal kind, else the label and a space. */
export function kindPrefix(kind: Kind): string {
  const label = kindLabel(kind);
  return label === 'normal' ? '' : `${label} `;
}
