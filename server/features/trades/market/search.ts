import type { MarketQuery, MarketSort } from '../../../../contract/trades.ts';
import { type NameRanks, nameRanksIn } from '../../../domain/creatures/nameRanks.ts';
import { speciesLike } from '../../../domain/creatures/speciesLike.ts';
import type { Game } from '../../../domain/game.ts';

/** A search in the market. */
export interface Search {
  /** The searching player, whose own listings are excluded. */
  readonly playerId: string;
  /** Players whose listings are left out: one of the two has blocked the other. */
  readonly hidden: readonly string[];
  /** Ids of the species; null for any. */
  readonly species: readonly string[] | null;
  /** Codes of the kind; null for any. */
  readonly kinds: readonly number[] | null;
  readonly least: number;
  readonly most: number;
  readonly sort: MarketSort;
  /** The order of names, if not that of the ids of the species. */
  readonly ranks: NameRanks | null;
}

const LOWEST = 1;
const HIGHEST = 100;

/** Kind 0 is an older code of the normal kind. */
const kindsOf = (kind: string): number[] | null =>
  kind === '' ? null : Number(kind) < 2 ? [0, 1] : [Number(kind)];

/** Converts a query to a search; null if nothing can match. */
export function searchOf(
  game: Game,
  playerId: string,
  hidden: readonly string[],
  query: MarketQuery,
): Search | null {
  const species = speciesLike(game, query);
  const least = Number(query.least || LOWEST);
  const most = Number(query.most || HIGHEST);
  if (species?.length === 0 || least > most) return null;
  return {
    playerId,
    hidden,
    species,
    kinds: kindsOf(query.kind ?? ''),
    least,
    most,
    sort: query.sort ?? 'newest',
    ranks: nameRanksIn(query.language),
  };
}
