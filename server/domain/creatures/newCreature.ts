import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { TEAM_SIZE } from '../../../content/team.ts';
import { speciesOf } from '../../../rules/book.ts';
import { experienceAt } from '../../../rules/creatures/experience.ts';
import { startingMoves } from '../../../rules/creatures/moves.ts';
import type { Kind } from '../../../rules/creatures/types.ts';
import { creatures } from '../../database/schema.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { Game } from '../game.ts';
import type { CreatureRow } from './creatureView.ts';
import { noteCaught } from './pokedex.ts';

/** A new creature for a player. */
export interface Arrival {
  readonly species: string;
  readonly level: number;
  readonly kind: Kind;
  /** Set if the creature already had an id in a battle. */
  readonly id?: string;
  /** If omitted, the starting moves of its level. */
  readonly moves?: readonly string[];
}

/** The first free place in the team, or null. */
async function freePlace(transaction: Transaction, playerId: string): Promise<number | null> {
  const taken = await transaction
    .select({ order: creatures.teamOrder })
    .from(creatures)
    .where(and(eq(creatures.playerId, playerId), isNotNull(creatures.teamOrder)))
    .orderBy(asc(creatures.teamOrder));
  return taken.length < TEAM_SIZE ? taken.length : null;
}

/**
 * Gives a player a new creature, in the team if there is room, and enters it in the pokedex. This transaction must
 * have locked the player's row, so that the team does not change meanwhile.
 */
export async function addCreature(
  transaction: Transaction,
  game: Game,
  playerId: string,
  { id, species, level, kind, moves }: Arrival,
): Promise<CreatureRow> {
  const known = speciesOf(game.book, species);
  const [row] = await transaction
    .insert(creatures)
    .values({
      ...(id && { id }),
      playerId,
      species: known.id,
      kind,
      level,
      exp: experienceAt(known.growth, level),
      moves: [...(moves ?? startingMoves(known, level))],
      teamOrder: await freePlace(transaction, playerId),
    })
    .returning();
  if (!row) throw new Error('A creature was not stored');
  await noteCaught(transaction, playerId, known.id, kind);
  return row;
}
