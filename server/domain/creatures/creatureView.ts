import { createHash } from 'node:crypto';
import { firstMove } from '../../../content/moves/formerNames.ts';
import { firstId } from '../../../content/species/formerNames.ts';
import type { Creature } from '../../../contract/shapes/creature.ts';
import { moveOf, speciesOf } from '../../../rules/book.ts';
import { canEvolve } from '../../../rules/creatures/evolution.ts';
import { experienceAt, MOST_LEVEL } from '../../../rules/creatures/experience.ts';
import { unlockedMoves } from '../../../rules/creatures/moves.ts';
import { statsAt } from '../../../rules/creatures/stats.ts';
import type { creatures } from '../../database/schema.ts';
import { conflict } from '../../http/refusal.ts';
import type { Game } from '../game.ts';
import { pokedexKind } from './pokedex.ts';

export type CreatureRow = typeof creatures.$inferSelect;

interface Owner {
  readonly id: string;
  readonly username: string;
}

/** Whether the game still has the species of a creature. */
export const isKnown = ({ book }: Game, { species }: Pick<CreatureRow, 'species'>): boolean =>
  Object.hasOwn(book.species, species);

/** Makes a name from a species id, which is the name in lower case, if the game no longer has the species. */
const titled = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

/** Display name of a creature's species, also if the game no longer has the species. */
export const nameOf = (game: Game, row: Pick<CreatureRow, 'species'>): string =>
  isKnown(game, row) ? speciesOf(game.book, row.species).name : titled(row.species);

const moveName = ({ book }: Game, key: string): string =>
  Object.hasOwn(book.moves, key) ? moveOf(book, key).name : titled(key);

/** A creature in the facts of a refusal: the id of its species with the name of that. */
export const namedOf = (game: Game, row: Pick<CreatureRow, 'species'>) => ({
  species: row.species,
  name: nameOf(game, row),
});

/**
 * Creatures of a removed species can be kept, but not used.
 * @throws Refusal 409 for a species that the game no longer has
 */
export function refuseUnknown(game: Game, row: CreatureRow): void {
  if (!isKnown(game, row)) throw conflict('unknownSpecies', namedOf(game, row));
}

/** The fields of a creature that follow from its species; only a name if the game no longer has the species. */
function speciesFields(game: Game, row: CreatureRow) {
  const { book } = game;
  if (!isKnown(game, row)) {
    return {
      unknown: true as const,
      type: '',
      types: [],
      levelExp: row.exp,
      nextLevelExp: row.exp,
      hp: 0,
      orginalHp: 1,
      unlockedMoves: [],
      canEvolve: false,
      nextEvoPokemon: '',
      stats: { hp: 0, attack: 0, defense: 0, speed: 0 },
    };
  }
  const species = speciesOf(book, row.species);
  const stats = statsAt(species, row.level, row.kind);
  const next = species.evolution && book.species[species.evolution.into];
  return {
    type: species.types.join('/'),
    types: [...species.types],
    levelExp: experienceAt(species.growth, row.level),
    nextLevelExp: experienceAt(species.growth, Math.min(row.level + 1, MOST_LEVEL)),
    hp: stats.hp,
    orginalHp: stats.hp,
    unlockedMoves: unlockedMoves(species, row.level).map((key) => moveName(game, key)),
    canEvolve: next !== undefined && canEvolve(species, row.level),
    nextEvoPokemon: next?.name ?? '',
    stats: { ...stats },
  };
}

const FINGERPRINT_CHARACTERS = 16;

/**
 * Fingerprint of a creature in a trade. It changes with species, kind, level and moves, but not with experience, place
 * in a list, favourite flag or nickname.
 */
export const fingerprintOf = ({
  species,
  kind,
  level,
  moves,
}: Pick<CreatureRow, 'species' | 'kind' | 'level' | 'moves'>): string =>
  createHash('sha256')
    .update(JSON.stringify([firstId(species), pokedexKind(kind), level, moves.map(firstMove)]))
    .digest('base64url')
    .slice(0, FINGERPRINT_CHARACTERS);

/** The reply's form of a creature for its owner; a placeholder if the game no longer has its species. */
export function creatureView(game: Game, row: CreatureRow, owner: Owner): Creature {
  const names = row.moves.map((key) => moveName(game, key));
  const [attack1 = '', attack2 = '', attack3 = '', attack4 = ''] = names;
  return {
    id: row.id,
    name: nameOf(game, row),
    ...(row.nickname && { nickname: row.nickname }),
    kind: row.kind,
    level: row.level,
    exp: row.exp,
    ...speciesFields(game, row),
    attack1,
    attack2,
    attack3,
    attack4,
    team_order: row.teamOrder ?? -1,
    in_team: row.teamOrder !== null,
    in_trade: row.listing !== null,
    in_offer: row.offerId !== null,
    mark: fingerprintOf(row),
    favourite: row.favourite,
    ...(row.box && { box: row.box }),
    user: { id: owner.id, name: owner.username },
    offers: [],
    offeredTo: null,
  };
}
