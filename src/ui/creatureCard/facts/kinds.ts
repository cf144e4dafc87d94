import { kindLabel } from '../../../../rules/creatures/kinds.ts';
import type { Kind } from '../../../../rules/creatures/types.ts';
import { kindName } from '../../../locales/en/names.ts';

/** Prefix of a creature's name: the kind and a space, or empty for the normal kind. */
export function kindPrefix(kind: Kind): string {
  const name = kindName(kindLabel(kind));
  return name && `${name} `;
}
