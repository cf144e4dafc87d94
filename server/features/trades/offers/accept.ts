import type { Creature } from '../../../../contract/shapes/creature.ts';
import type { Transaction } from '../../../database/transaction.ts';
import { creatureView, nameOf, refuseUnknown } from '../../../domain/creatures/creatureView.ts';
import { fingerprintOf } from '../../../domain/creatures/fingerprint.ts';
import { noteCaught } from '../../../domain/creatures/pokedex.ts';
import type { Game } from '../../../domain/game.ts';
import { notify, remember } from '../../../domain/trades/notices.ts';
import { dropOffers, voidOffers } from '../../../domain/trades/offers.ts';
import { conflict, Refusal } from '../../../http/calls/refusal.ts';
import type { Services } from '../../../services.ts';
import { listingView } from '../views.ts';
import { type Answer, type Deal, lockDeal } from './deal.ts';
import { countTeams, fileTrade, giveTo } from './swapQueries.ts';

/** What is traded must be what both have seen. @throws Refusal 409 with the listing as it is now */
function refuseChanged(game: Game, { lister, target, chosen, others }: Deal): void {
  const changed =
    chosen.targetMark === fingerprintOf(target)
      ? chosen.creatures.find((row) => row.offerMark !== fingerprintOf(row))
      : target;
  if (!changed) return;
  const message = `${nameOf(game, changed)} is no longer what it was when this offer was made. Look at it again and ask for a new offer.`;
  const offers = [chosen, ...others].toSorted((one, other) => one.number - other.number);
  throw new Refusal(409, 'changed', message, { pokemons: [listingView(game, target, lister, offers)] });
}

/**
 * Accepts an offer: both sides change their owners, every other offer for the listing is void, both histories and the notices
 * are written, all of it or nothing.
 * @returns what the player has got, then what was given away
 * @throws Refusal 403 or 404 for somebody else's or nobody's listing, 409 where listing or offer are gone or have changed
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
    throw conflict('Nobody may be left without a team');
  }
  for (const { species, kind } of got) await noteCaught(transaction, lister.id, species, kind);
  for (const { species, kind } of given) await noteCaught(transaction, chosen.makerId, species, kind);
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
