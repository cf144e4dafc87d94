import { createHash } from 'node:crypto';
import type { creatures } from '../../database/schema.ts';
import { pokedexKind } from './pokedex.ts';

const CHARACTERS = 16;

/**
 * What a creature is in a trade, as a short text: another species, kind, level or choice of moves gives another one, the
 * same ones the same again. Neither experience nor its place in a list count.
 */
export const fingerprintOf = ({
  species,
  kind,
  level,
  moves,
}: Pick<typeof creatures.$inferSelect, 'species' | 'kind' | 'level' | 'moves'>): string =>
  createHash('sha256')
    .update(JSON.stringify([species, pokedexKind(kind), level, moves]))
    .digest('base64url')
    .slice(0, CHARACTERS);
