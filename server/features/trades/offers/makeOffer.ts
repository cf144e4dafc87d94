import type { BodyOf, ReplyOf } from '../../../../contract/call.ts';
import { worded } from '../../../../contract/refusals/reasons.ts';
import type { makeTradeOffer } from '../../../../contract/trades.ts';
import type { Transaction } from '../../../database/transaction.ts';
import {
  creatureView,
  fingerprintOf,
  namedOf,
  refuseUnknown,
} from '../../../domain/creatures/creatureView.ts';
import { checkFree, noCreature, takeOwned } from '../../../domain/creatures/ownedCreatures.ts';
import { lockPlayers, lockTargets, refuseGuest } from '../../../domain/locks.ts';
import { areApart, keptApart } from '../../../domain/moderation/blocks.ts';
import { notify, remember } from '../../../domain/trades/notices.ts';
import { readOffers } from '../../../domain/trades/offers.ts';
import { checkOnce, isUuid } from '../../../http/ids.ts';
import { conflict, forbiddenByRule, Refusal, unauthorized } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { readWithOwner } from '../listingQueries.ts';
import { storeOffer } from './offerQueries.ts';

/** Maximum number of open offers for one listing, and of one player for it. */
const MOST_OFFERS = 30;
const MOST_OF_PLAYER = 5;

type Body = BodyOf<typeof makeTradeOffer>;

/**
 * Offers creatures for a listed one. If a creature of either side changes afterwards, the offer can no longer be
 * accepted.
 * @throws Refusal 400 for the player's own listing or an id that occurs twice, 403 for other players' creatures or a guest, 404
 * if one does not exist, 409 for a creature that is not free or no longer listed, a listing that has changed since the
 * player saw it, too many offers, or where one of the two has blocked the other, 429 for too many offers to one player in a short time
 */
export async function makeOffer(
  { game, limits }: Services,
  transaction: Transaction,
  playerId: string,
  { pokemonOnTrade, pokemons: ids, seen }: Body,
): Promise<ReplyOf<typeof makeTradeOffer>> {
  checkOnce(ids);
  if (!isUuid(pokemonOnTrade)) throw noCreature();
  await lockTargets(transaction, [pokemonOnTrade]);
  const lister = (await readWithOwner(transaction, pokemonOnTrade))?.creature.playerId;
  if (lister === undefined) throw noCreature();
  const maker = (await lockPlayers(transaction, [playerId, lister])).get(playerId);
  if (!maker || maker.suspendedAt) throw unauthorized();
  refuseGuest(maker);
  if (await areApart(transaction, playerId, lister)) throw keptApart();
  // Reads the creature again: its owner could change it before it was locked.
  const target = await readWithOwner(transaction, pokemonOnTrade);
  if (!target) throw noCreature();
  const { creature, owner } = target;
  refuseUnknown(game, creature);
  const named = namedOf(game, creature);
  if (owner.id === playerId) throw forbiddenByRule('ownCreature');
  const rows = await takeOwned(transaction, playerId, ids);
  if (creature.listing === null) throw conflict('noLongerInTrade', named);
  if (seen !== undefined && seen !== fingerprintOf(creature)) {
    throw new Refusal(409, 'changed', worded('changedSinceSeen', named), {
      pokemons: [creatureView(game, creature, owner)],
    });
  }
  for (const row of rows) checkFree(game, row);
  const others = await readOffers(transaction, [creature.id]);
  if (others.length >= MOST_OFFERS) throw conflict('manyOffers', named);
  if (others.filter(({ makerId }) => makerId === playerId).length >= MOST_OF_PLAYER) {
    throw conflict('offeredOften', named);
  }
  const offer = {
    makerId: playerId,
    listerId: owner.id,
    targetId: creature.id,
    targetFingerprint: fingerprintOf(creature),
  };
  const offered = rows.map((row) => ({ id: row.id, fingerprint: fingerprintOf(row) }));
  limits.take('offer', `${playerId} ${owner.id}`);
  const { id, createdAt } = await storeOffer(transaction, offer, offered);
  const pokemons = rows.map(remember);
  await notify(transaction, [
    { playerId: owner.id, kind: 'offer', userId: playerId, pokemon: remember(creature), pokemons },
  ]);
  return {
    offer: {
      id,
      at: createdAt.toISOString(),
      changed: false,
      user: { id: maker.id, name: maker.username },
      pokemons: rows.map((row) => creatureView(game, { ...row, offerId: id }, maker)),
      pokemonOnTrade: creature.id,
    },
  };
}
