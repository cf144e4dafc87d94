import type { ListQuery } from '../../../../contract/shapes/list.ts';
import { canEvolve, speciesOf } from '../../../../rules/index.ts';
import { type CreatureRow, isKnown } from '../../../domain/creatures/creatureView.ts';
import { type ReadyLevels, readyLevels } from '../../../domain/creatures/evolutionLevels.ts';
import { pokedexKind } from '../../../domain/creatures/pokedex.ts';
import { speciesLike } from '../../../domain/creatures/speciesLike.ts';
import type { Game } from '../../../domain/game.ts';

/** Conditions for the creatures in a list. */
export interface ListFilter {
  /** Ids of the species; null for any. */
  readonly species: readonly string[] | null;
  /** 1 (normal), 2 (dark) or 3 (shiny); null for any. */
  readonly kind: 1 | 2 | 3 | null;
  readonly favourite: boolean;
  /** True to show only creatures that are listed for trade. */
  readonly inTrade: boolean;
  /** The number of a box, 0 for creatures in none; null for any. */
  readonly box: number | null;
  /** Species that evolve with their levels, to show only creatures ready to evolve; null for no restriction. */
  readonly ready: ReadyLevels | null;
}

const kindOf = (kind: string): ListFilter['kind'] =>
  kind === '' ? null : pokedexKind(Number(kind) as 0 | 1 | 2 | 3);

function among(ready: ReadyLevels, species: readonly string[] | null): ReadyLevels {
  const places = [...ready.species.keys()].filter(
    (at) => species === null || species.includes(ready.species[at] as string),
  );
  return {
    species: places.map((at) => ready.species[at] as string),
    levels: places.map((at) => ready.levels[at] as number),
  };
}

/** The same filter for a single one of its species. */
export const ofSpecies = (filter: ListFilter, species: string): ListFilter => ({
  ...filter,
  species: [species],
  ready: filter.ready && among(filter.ready, [species]),
});

/** Converts a query to a filter; null if nothing can match. */
export function filterOf(game: Game, query: ListQuery): ListFilter | null {
  const species = speciesLike(game, query);
  if (species?.length === 0) return null;
  const ready = query.canEvolve ? among(readyLevels(game.book), species) : null;
  return {
    species: ready?.species ?? species,
    kind: kindOf(query.kind ?? ''),
    favourite: query.favourite !== undefined,
    inTrade: query.inTrade !== undefined,
    box: query.box ? Number(query.box) : null,
    ready,
  };
}

/** Whether a creature matches a filter. */
export const fits = (
  game: Game,
  { species, kind, favourite, inTrade, box, ready }: ListFilter,
  row: CreatureRow,
): boolean =>
  (species === null || species.includes(row.species)) &&
  (kind === null || kind === pokedexKind(row.kind)) &&
  (!favourite || row.favourite) &&
  (!inTrade || row.listing !== null) &&
  (box === null || box === (row.box ?? 0)) &&
  (ready === null || (isKnown(game, row) && canEvolve(speciesOf(game.book, row.species), row.level)));
