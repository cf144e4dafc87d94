import { kindLabel } from '../../../../rules/creatures/kinds.ts';
import type { Kind } from '../../../../rules/creatures/types.ts';
import { kindedName, kindName } from '../../../locales/en/names.ts';

/** The name of a species with its kind; alone for the normal one. */
export const kinded = (kind: Kind, name: string): string => kindedName(kindLabel(kind), name);

/** Prefix of a creature's name: the kind and a space, or empty for the normal kind. */
export function kindPrefix(kind: Kind): string {
  const name = kindName(kindLabel(kind));
  return name && `${name} `;
}
