import { kindLabel } from '../../../../rules/creatures/kinds.ts';
import type { Kind } from '../../../../rules/creatures/types.ts';

/** Name of a creature's picture file. */
export const creatureFile = ({ name, kind }: { readonly name: string; readonly kind: Kind }): string =>
  `creatures/${name.toLowerCase()}.${kindLabel(kind)}`;
