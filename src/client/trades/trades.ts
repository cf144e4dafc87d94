import { updatePokemons } from '../../../contract/game.ts';
import type { Creature } from '../../../contract/shapes/creature.ts';
import {
  acceptTradeOffer,
  pokemonsInOffer,
  rejectTradeOffer,
  removeAOfferFromTrade,
  removePokemonFromTrade,
} from '../../../contract/trades.ts';
import { request, requestOnce } from '../../api/request.ts';
import { sendCue } from '../../bridge/signals/cues.ts';
import { idempotent } from '../idempotent.ts';
import { refreshProfile } from '../session/session.ts';

export type Offer = Creature['offers'][number];
type Creatures = readonly Creature[];

/**
 * A page of the player's offers; those for the same listing are adjacent. Throws a `Refusal`, like all functions of
 * this file.
 */
export const fetchOffered = (skip: number) => request(pokemonsInOffer, { skip });

const answerTo = (listing: string, { id, pokemons }: Offer) => ({
  offer: pokemons.map((one) => one.id),
  pokemonOnTrade: listing,
  offerId: id,
});

/** Accepts an offer in the version that the player has seen. Returns the received creatures. */
export async function acceptOffer(listing: string, offer: Offer): Promise<Creatures> {
  const body = answerTo(listing, offer);
  const reply = await idempotent(`accept ${offer.id}`, (key) => requestOnce(key, acceptTradeOffer, body));
  sendCue({ effect: 'trade' });
  // The profile contains the number of creatures.
  void refreshProfile();
  return reply.pokemons.filter(({ id }) => id !== listing);
}

/** Rejects an offer. */
export async function rejectOffer(listing: string, offer: Offer): Promise<void> {
  const body = answerTo(listing, offer);
  await idempotent(`reject ${offer.id}`, (key) => requestOnce(key, rejectTradeOffer, body));
}

/** Removes a listing; the server then voids its offers. */
export async function unlist(id: string): Promise<void> {
  await request(removePokemonFromTrade, { pokemons: [id] });
}

/** Withdraws offered creatures; an offer without creatures is removed. */
export async function takeBack(ids: readonly string[]): Promise<void> {
  await request(removeAOfferFromTrade, { pokemons: [...ids] });
}

type Moves = Pick<Creature, 'id' | 'attack1' | 'attack2' | 'attack3' | 'attack4'>;

/** Saves the moves of listed creatures. */
export async function saveTraded(pokemons: readonly Moves[]): Promise<void> {
  await request(updatePokemons, { pokemons: [...pokemons] });
}
