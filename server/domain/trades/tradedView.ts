import type { Traded } from '../../../contract/shapes/trade.ts';
import type { Kind } from '../../../rules/creatures/types.ts';
import type { RememberedCreature } from '../../database/schema.ts';
import { pokedexKind } from '../creatures/pokedex.ts';
import type { Game } from '../game.ts';

/**
 * A remembered creature in the form of a reply; the species id serves as the name if the game no longer has the
 * species.
 * @param called its nickname; default: the remembered one
 */
export function tradedView(
  { book }: Game,
  { id, species, kind, level, nickname }: RememberedCreature,
  called = nickname,
): Traded {
  const known = book.species[species];
  const types = [...(known?.types ?? [])];
  return {
    id,
    name: known?.name ?? species,
    ...(called !== undefined && { nickname: called }),
    kind: pokedexKind(kind as Kind),
    type: types.join('/'),
    types,
    level,
  };
}
