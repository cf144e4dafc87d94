import { moves } from './index.ts';
import type { CatalogueMove } from './rows.ts';

/** The catalogue entry of a move by its name in any case; null for a free slot or an unknown name. */
export const findMove = (name: string): CatalogueMove | null => moves[name.toLowerCase()] ?? null;
