import { eq, inArray, sql } from 'drizzle-orm';
import { creatures, tradeCreatures, tradeSides, trades } from '../../../database/schema.ts';
import type { Transaction } from '../../../database/transaction.ts';
import type { CreatureRow } from '../../../domain/creatures/creatureView.ts';

/** Gives creatures to a player, outside the team and as the newest. @returns them, in the order given */
export async function giveTo(
  transaction: Transaction,
  rows: readonly CreatureRow[],
  playerId: string,
): Promise<CreatureRow[]> {
  const given: CreatureRow[] = [];
  for (const { id } of rows) {
    await transaction.execute(sql`
      update ${creatures} set player_id = ${playerId}::uuid, listing = null, offer_id = null, offer_mark = null, box = null,
        number = default
      where id = ${id}::uuid`);
    const [row] = await transaction.select().from(creatures).where(eq(creatures.id, id));
    if (row) given.push(row);
  }
  if (given.length < rows.length) throw new Error('A creature is gone');
  return given;
}

/** Number of these players who have a team. */
export async function countTeams(transaction: Transaction, playerIds: readonly string[]): Promise<number> {
  const [row] = await transaction
    .select({
      count: sql<number>`count(distinct ${creatures.playerId}) filter (where ${creatures.teamOrder} is not null)::int`,
    })
    .from(creatures)
    .where(inArray(creatures.playerId, [...playerIds]));
  return row?.count ?? 0;
}

/** Creatures that one player gives to another. */
export interface Handed {
  readonly fromId: string;
  readonly toId: string;
  readonly rows: readonly CreatureRow[];
}

/** Writes a trade to the histories of both players and all its creatures. Both players must be locked. */
export async function fileTrade(transaction: Transaction, sides: readonly [Handed, Handed]): Promise<void> {
  const [trade] = await transaction.insert(trades).values({}).returning({ id: trades.id });
  if (!trade) throw new Error('A trade was not stored');
  for (const { fromId, toId } of sides) {
    await transaction.insert(tradeSides).values({
      playerId: fromId,
      number: sql`coalesce((select max(number) from ${tradeSides} where player_id = ${fromId}), 0) + 1`,
      tradeId: trade.id,
      otherId: toId,
    });
  }
  await transaction.insert(tradeCreatures).values(
    sides.flatMap(({ fromId, toId, rows }) =>
      rows.map(({ id, species, kind, level }) => ({
        tradeId: trade.id,
        creatureId: id,
        fromId,
        toId,
        species,
        kind,
        level,
      })),
    ),
  );
}
