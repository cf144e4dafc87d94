import type { Creature } from '../../contract/shapes/creature.ts';
import { moveOf, speciesOf } from '../../rules/book.ts';
import { canEvolve } from '../../rules/creatures/evolution.ts';
import { experienceAt, MOST_LEVEL } from '../../rules/creatures/experience.ts';
import { unlockedMoves } from '../../rules/creatures/moves.ts';
import { statsAt } from '../../rules/creatures/stats.ts';
import type { creatures } from '../database/schema.ts';
import type { Game } from './game.ts';
import { markOf } from './mark.ts';

export type CreatureRow = typeof creatures.$inferSelect;

interface Owner {
  readonly id: string;
  readonly username: string;
}

/** A creature as its owner sees it. */
export function creatureView({ book }: Game, row: CreatureRow, owner: Owner): Creature {
  const species = speciesOf(book, row.species);
  const stats = statsAt(species, row.level, row.kind);
  const nameOf = (key: string): string => (key === '' ? '' : moveOf(book, key).name);
  const [attack1 = '', attack2 = '', attack3 = '', attack4 = ''] = row.moves.map(nameOf);
  const next = species.evolution && book.species[species.evolution.into];
  return {
    id: row.id,
    name: species.name,
    kind: row.kind,
    type: species.types.join('/'),
    types: [...species.types],
    level: row.level,
    exp: row.exp,
    levelExp: experienceAt(species.growth, row.level),
    nextLevelExp: experienceAt(species.growth, Math.min(row.level + 1, MOST_LEVEL)),
    hp: stats.hp,
    orginalHp: stats.hp,
    attack1,
    attack2,
    attack3,
    attack4,
    unlockedMoves: unlockedMoves(species, row.level).map(nameOf),
    team_order: row.teamOrder ?? -1,
    in_team: row.teamOrder !== null,
    in_trade: row.listing !== null,
    in_offer: row.offerId !== null,
    mark: markOf(row),
    canEvolve: canEvolve(species, row.level),
    nextEvoPokemon: next?.name ?? '',
    stats: { ...stats },
    favourite: row.favourite,
    user: { id: owner.id, name: owner.username },
    offers: [],
    offeredTo: null,
  };
}
