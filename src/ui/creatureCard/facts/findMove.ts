import { moves } from '../../../../content/moves/index.ts';
import type { CatalogueMove } from '../../../../content/moves/rows.ts';

/** The catalogue's entry of a move by its name in any case; null for a free slot and for names it does not know. */
export const findMove = (name: string): CatalogueMove | null => moves[name.toLowerCase()] ?? null;
