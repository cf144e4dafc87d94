import type { CreatureType } from '../../rules/creatures/types.ts';

/** Type of a move by its key, for the colours of its attack; null where it is not known. */
export const typeOfMove = (_move: string): CreatureType | null => null;
