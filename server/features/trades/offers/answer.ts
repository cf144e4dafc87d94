import type { BodyOf } from '../../../../contract/call.ts';
import { worded } from '../../../../contract/refusals/reasons.ts';
import type { Creature } from '../../../../contract/shapes/creature.ts';
import type { acceptTradeOffer } from '../../../../contract/trades.ts';
import { speciesOf } from '../../../../rules/book.ts';
import type { Transaction } from '../../../database/transaction.ts';
import {
  type CreatureRow,
  creatureView,
  fingerprintOf,
  namedOf,
  refuseUnknown,
} from '../../../domain/creatures/creatureView.ts';
import { noCreature, notYours } from '../../../domain/creatures/ownedCreatures.ts';
import { noteCaught, noteResearch } from '../../../domain/creatures/pokedex.ts';
import type { Game } from '../../../domain/game.ts';
import { lockCreatures, lockPlayers, lockTargets, type PlayerRow, withIds } from '../../../domain/locks.ts';
import { notify, remember } from '../../../domain/trades/notices.ts';
import { dropOffers, type OpenOffer, readOffers, voidOffers } from '../../../domain/trades/offers.ts';
import { checkOnce, isUuid } from '../../../http/ids.ts';
import { conflict, Refusal, unauthorized } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { listingView } from '../views.ts';
import { countTeams, fileTrade, giveTo } from './swapQueries.ts';

type Answer = BodyOf<typeof acceptTradeOffer>;

/** A player's listing with its offers, one of which is to be answered. All of it is locked. */
interface Deal {
  readonly lister: PlayerRow;
  readonly target: CreatureRow;
  readonly chosen: OpenOffer;
  readonly others: readonly OpenOffer[];
}

/** The offer that an answer is for: identified by its id, if given, and by exactly the offered creatures. */
function chosenOf(offers: readonly OpenOffer[], { offer: ids, offerId }: Answer): OpenOffer | undefined {
  const wanted = new Set(ids.map((id) => id.toLowerCase()));
  return offers.find(
    ({ id, creatures }) =>
      (offerId === undefined || id === offerId) &&
      creatures.length === wanted.size &&
      creatures.every((row) => wanted.has(row.id)),
  );
}

/**
 * Locks a listing, the players of both sides and all creatures of the listing and its offers, in this order.
 * @throws Refusal 400 for an id that occurs twice, 403 for another player's listing, 404 if the creature does not
 * exist, 409 if the listing or the offer is gone
 */
async function lockDeal(
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
  const locked = await lockCreatures(transaction, withIds([pokemonOnTrade, ...ids]));
  const rows = new Map(locked.map((row) => [row.id, row]));
  const target = rows.get(pokemonOnTrade.toLowerCase());
  if (!target) throw noCreature();
  if (target.playerId !== playerId) throw notYours();
  if (target.listing === null) throw conflict('notInTrade', namedOf(game, target));
  // Uses the locked rows: the creatures may have changed before the lock.
  const offers = known.map((offer) => ({
    ...offer,
    creatures: offer.creatures.map((row) => rows.get(row.id) ?? row),
  }));
  const chosen = chosenOf(offers, answer);
  if (!chosen) throw conflict('offerGone');
  return { lister, target, chosen, others: offers.filter(({ id }) => id !== chosen.id) };
}

/** Neither side may have changed since the offer. @throws Refusal 409 with the listing as it is now */
function refuseChanged(game: Game, { lister, target, chosen, others }: Deal): void {
  const changed =
    chosen.targetFingerprint === fingerprintOf(target)
      ? chosen.creatures.find((row) => row.offerFingerprint !== fingerprintOf(row))
      : target;
  if (!changed) return;
  const offers = [chosen, ...others].toSorted((one, other) => one.number - other.number);
  throw new Refusal(409, 'changed', worded('changedSinceOffer', namedOf(game, changed)), {
    pokemons: [listingView(game, target, lister, offers)],
  });
}

/**
 * Accepts an offer in one transaction: swaps the creatures, ends all other offers for the listing, and writes both
 * histories and the notices.
 * @returns the creatures that the player receives, then the one given away
 * @throws Refusal 403 for another player's listing, 404 if the creature does not exist, 409 if the listing or the
 * offer is gone or has changed
 */
export async function acceptOffer(
  { game }: Services,
  transaction: Transaction,
  playerId: string,
  answer: Answer,
): Promise<Creature[]> {
  const deal = await lockDeal(transaction, game, playerId, answer);
  refuseChanged(game, deal);
  const { lister, target, chosen, others } = deal;
  for (const row of [target, ...chosen.creatures]) refuseUnknown(game, row);
  const news = await voidOffers(transaction, others, target, 'voided');
  const got = await giveTo(transaction, chosen.creatures, lister.id);
  const given = await giveTo(transaction, [target], chosen.makerId);
  await dropOffers(transaction, [chosen.id]);
  if ((await countTeams(transaction, [lister.id, chosen.makerId])) < 2) {
    throw conflict('nobodyLeft');
  }
  for (const { species, kind } of got) await noteCaught(transaction, lister.id, species, kind);
  for (const { species, kind } of given) await noteCaught(transaction, chosen.makerId, species, kind);
  const traded = (rows: readonly CreatureRow[]) =>
    rows.map(({ species }) => ({ species: speciesOf(game.book, species).id, task: 'traded' }) as const);
  await noteResearch(transaction, lister.id, traded(got));
  await noteResearch(transaction, chosen.makerId, traded(given));
  await fileTrade(transaction, [
    { fromId: lister.id, toId: chosen.makerId, rows: given },
    { fromId: chosen.makerId, toId: lister.id, rows: got },
  ]);
  const pokemons = got.map(remember);
  const accepted = { kind: 'accepted', userId: lister.id, pokemon: remember(target), pokemons } as const;
  await notify(transaction, [...news, { ...accepted, playerId: chosen.makerId }]);
  const maker = { id: chosen.makerId, username: chosen.maker };
  return [
    ...got.map((row) => creatureView(game, row, lister)),
    ...given.map((row) => creatureView(game, row, maker)),
  ];
}

/**
 * Rejects an offer: releases the offered creatures and notifies their owner.
 * @returns the listing with the remaining offers
 * @throws Refusal 403 for another player's listing, 404 if the creature does not exist, 409 if the listing or the
 * offer is gone
 */
export async function rejectOffer(
  { game }: Services,
  transaction: Transaction,
  playerId: string,
  answer: Answer,
): Promise<Creature[]> {
  const { lister, target, chosen, others } = await lockDeal(transaction, game, playerId, answer);
  await notify(transaction, await voidOffers(transaction, [chosen], target, 'rejected'));
  return [listingView(game, target, lister, others)];
}
