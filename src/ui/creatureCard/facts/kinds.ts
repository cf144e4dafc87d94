import { kindLabel } from '../../../../rules/creatures/kinds.ts';
import type { Kind } from '../../../../rules/creatures/types.ts';

/** Prefix of a creature's name: the kind and a space, or empty for the normal kind. */
export function kindPrefix(kind: Kind): string {
  const label = kindLabel(kind);
  return label === 'normal' ? '' : `${label} `;
}
