import type { BodyOf } from '../../../../contract/call.ts';
import type { acceptTradeOffer } from '../../../../contract/trades.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { type CreatureRow, nameOf } from '../../../domain/creatures/creatureView.ts';
import { noCreature, notYours } from '../../../domain/creatures/ownedCreatures.ts';
import type { Game } from '../../../domain/game.ts';
import { isUuid } from '../../../domain/ids.ts';
import type { PlayerRow } from '../../../domain/players/lockPlayer.ts';
import { type Offer, readOffers } from '../../../domain/trades/offers.ts';
import { lockAll, lockPlayers, lockTargets } from '../../../domain/trades/tradeLocks.ts';
import { conflict, unauthorized } from '../../../http/calls/refusal.ts';
import { checkOnce } from '../rules.ts';

export type Answer = BodyOf<typeof acceptTradeOffer>;

/** A listing of the player with its offers, one of which is to be answered; nothing of it can change any more. */
export interface Deal {
  readonly lister: PlayerRow;
  readonly target: CreatureRow;
  readonly chosen: Offer;
  readonly others: readonly Offer[];
}

/** The offer that an answer is about: by its id, and by exactly what is offered. */
function chosenOf(offers: readonly Offer[], { offer: ids, offerId }: Answer): Offer | undefined {
  const wanted = new Set(ids.map((id) => id.toLowerCase()));
  return offers.find(
    ({ id, creatures }) =>
      (offerId === undefined || id === offerId) &&
      creatures.length === wanted.size &&
      creatures.every((row) => wanted.has(row.id)),
  );
}

/**
 * Locks a listing, its owner, who made the offer that is answered, and every creature of it, in this order.
 * @throws Refusal 400 for an id that comes twice, 403 or 404 where the listing is somebody else's or nobody's, 409 where it or
 * the offer is gone
 */
export async function lockDeal(
  transaction: Transaction,
  game: Game,
  playerId: string,
  answer: Answer,
): Promise<Deal> {
  checkOnce(answer.offer);
  const { pokemonOnTrade } = answer;
  if (!isUuid(pokemonOnTrade)) throw noCreature();
  await lockTargets(transaction, [pokemonOnTrade]);
  const known = await readOffers(transaction, [pokemonOnTrade]);
  const makerId = chosenOf(known, answer)?.makerId;
  const players = await lockPlayers(transaction, makerId ? [playerId, makerId] : [playerId]);
  const lister = players.get(playerId);
  if (!lister) throw unauthorized();
  const ids = known.flatMap(({ creatures }) => creatures.map(({ id }) => id));
  const rows = await lockAll(transaction, [pokemonOnTrade, ...ids]);
  const target = rows.get(pokemonOnTrade.toLowerCase());
  if (!target) throw noCreature();
  if (target.playerId !== playerId) throw notYours();
  if (target.listing === null) throw conflict(`${nameOf(game, target)} is not in trade`);
  // As they are now that they are locked: their owners may have changed them meanwhile.
  const offers = known.map((offer) => ({
    ...offer,
    creatures: offer.creatures.map((row) => rows.get(row.id) ?? row),
  }));
  const chosen = chosenOf(offers, answer);
  if (!chosen) throw conflict('This offer is gone, or no longer what you have seen');
  return { lister, target, chosen, others: offers.filter(({ id }) => id !== chosen.id) };
}
