import { kindLabel } from '../../../../rules/creatures/kinds.ts';
import type { Kind } from '../../../../rules/creatures/types.ts';
import { feelingPicture } from '../../../bridge/assets/backPicture.ts';

/** Name of a creature's picture file. */
export const creatureFile = ({ name, kind }: { readonly name: string; readonly kind: Kind }): string =>
  `creatures/${name.toLowerCase()}.${kindLabel(kind)}`;

/** Name of the picture of a creature that rejoices; its usual one where joy is not drawn. */
export function joyfulFile(creature: Parameters<typeof creatureFile>[0]): string {
  const usual = creatureFile(creature);
  return feelingPicture(usual, 'joy') ?? usual;
}
