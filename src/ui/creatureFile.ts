import type { Kind } from '../../rules/creatures/types.ts';
import { kindLabel } from './kinds.ts';

/** Name of a creature's picture. */
export const creatureFile = ({ name, kind }: { readonly name: string; readonly kind: Kind }): string =>
  `creatures/${name.toLowerCase()}.${kindLabel(kind)}`;
