import type { MarketQuery, MarketSort } from '../../../../contract/trades.ts';
import { speciesLike } from '../../../domain/creatures/speciesLike.ts';
import type { Game } from '../../../domain/game.ts';

/** What somebody searches in the market. */
export interface Search {
  /** Who searches: nobody finds one's own listings. */
  readonly playerId: string;
  /** Ids of the species; null for any. */
  readonly species: readonly string[] | null;
  /** Codes of the kind; null for any. */
  readonly kinds: readonly number[] | null;
  readonly least: number;
  readonly most: number;
  readonly sort: MarketSort;
}

const LOWEST = 1;
const HIGHEST = 100;

/** Kind 0 is an older code of 1. */
const kindsOf = (kind: string): number[] | null =>
  kind === '' ? null : Number(kind) < 2 ? [0, 1] : [Number(kind)];

/** Reads a query; null where nothing can fit it. */
export function searchOf(game: Game, playerId: string, query: MarketQuery): Search | null {
  const species = speciesLike(game, query.name ?? '', query.type ?? '');
  const least = Number(query.least || LOWEST);
  const most = Number(query.most || HIGHEST);
  if (species?.length === 0 || least > most) return null;
  return { playerId, species, kinds: kindsOf(query.kind ?? ''), least, most, sort: query.sort ?? 'newest' };
}
