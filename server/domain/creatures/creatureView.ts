import { createHash } from 'node:crypto';
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

/** Whether the game has the species of a creature. */
export const isKnown = ({ book }: Game, { species }: Pick<CreatureRow, 'species'>): boolean =>
  Object.hasOwn(book.species, species);

/** A name made of a key, which is the name in lower case, where nothing else is left of it. */
const titled = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

/** Name of a creature's species as players read it, also of one that the game no longer has. */
export const nameOf = (game: Game, row: Pick<CreatureRow, 'species'>): string =>
  isKnown(game, row) ? speciesOf(game.book, row.species).name : titled(row.species);

const moveName = ({ book }: Game, key: string): string =>
  Object.hasOwn(book.moves, key) ? moveOf(book, key).name : titled(key);

/**
 * Nothing can be done with what the game no longer has, but to keep it.
 * @throws Refusal 409
 */
export function refuseUnknown(game: Game, row: CreatureRow): void {
  if (!isKnown(game, row)) throw conflict(`${nameOf(game, row)} is not known here any more`);
}

/** What a species says of its creatures; of one that the game no longer has, its name is all that is left. */
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
 * What a creature is in a trade, as a short text: another species, kind, level or choice of moves gives another one, the
 * same ones the same again. Neither experience nor its place in a list count.
 */
export const fingerprintOf = ({
  species,
  kind,
  level,
  moves,
}: Pick<CreatureRow, 'species' | 'kind' | 'level' | 'moves'>): string =>
  createHash('sha256')
    .update(JSON.stringify([species, pokedexKind(kind), level, moves]))
    .digest('base64url')
    .slice(0, FINGERPRINT_CHARACTERS);

/** A creature as its owner sees it; a placeholder where the game no longer has its species. */
export function creatureView(game: Game, row: CreatureRow, owner: Owner): Creature {
  const names = row.moves.map((key) => moveName(game, key));
  const [attack1 = '', attack2 = '', attack3 = '', attack4 = ''] = names;
  return {
    id: row.id,
    name: nameOf(game, row),
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
    user: { id: owner.id, name: owner.username },
    offers: [],
    offeredTo: null,
  };
}
