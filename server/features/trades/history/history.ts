import type { ReplyOf } from '../../../../contract/call.ts';
import type { getCreatureOwners, getTradeHistory } from '../../../../contract/trades.ts';
import { noCreature } from '../../../domain/creatures/ownedCreatures.ts';
import { readNicknames } from '../../../domain/trades/nicknames.ts';
import { tradedView } from '../../../domain/trades/tradedView.ts';
import { isUuid } from '../../../http/ids.ts';
import type { Services } from '../../../services.ts';
import { readHands, readTraded, readTrades, readWhereabouts } from './historyQueries.ts';

/** Returns a page of a player's trades. */
export async function tradesOf(
  { database, game }: Services,
  playerId: string,
  skip: number,
): Promise<ReplyOf<typeof getTradeHistory>> {
  const { rows, count } = await readTrades(database, playerId, skip);
  const traded =
    rows.length > 0
      ? await readTraded(
          database,
          rows.map(({ id }) => id),
        )
      : [];
  const called = await readNicknames(
    database.drizzle,
    traded.map(({ creatureId }) => creatureId),
  );
  const trades = rows.map(({ id, at, otherId, other }) => {
    const own = traded.filter(({ tradeId }) => tradeId === id);
    const view = (one: (typeof own)[number]) =>
      tradedView(game, { ...one, id: one.creatureId }, called(one.creatureId, [playerId, otherId]));
    return {
      id: String(id),
      at: at.toISOString(),
      user: { id: otherId, name: other ?? '' },
      gave: own.filter(({ fromId }) => fromId === playerId).map(view),
      got: own.filter(({ toId }) => toId === playerId).map(view),
    };
  });
  return { trades, count };
}

/**
 * Returns all owners of a creature so far.
 * @throws Refusal 404 unless the creature is the player's, was the player's, or is in a listing or offer that the
 * player sees
 */
export async function ownersOf(
  { database }: Services,
  playerId: string,
  id: string,
): Promise<ReplyOf<typeof getCreatureOwners>> {
  const found = isUuid(id) ? await readWhereabouts(database, id) : undefined;
  if (!found) throw noCreature();
  const hands = await readHands(database, id);
  const isVisible =
    found.ownerId === playerId ||
    found.listing !== null ||
    found.offeredTo === playerId ||
    hands.some(({ fromId }) => fromId === playerId);
  if (!isVisible) throw noCreature();
  const starts = [found.bornAt, ...hands.map(({ at }) => at)].map((at) => at.toISOString());
  const all = [
    ...hands.map(({ fromId, from }) => ({ id: fromId, name: from })),
    { id: found.ownerId, name: found.owner },
  ];
  return {
    owners: all.map(({ id: ownerId, name }, at) => ({
      id: name === null ? '' : ownerId,
      name: name ?? '',
      since: starts[at] ?? '',
      until: starts[at + 1] ?? null,
    })),
  };
}
