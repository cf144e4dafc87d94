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

/** A page of what the player has offered; those of one target stand together. Throws a `Refusal`, as all of these do. */
export const fetchOffered = (skip: number) => request(pokemonsInOffer, { skip });

const answerTo = (listing: string, { id, pokemons }: Offer) => ({
  offer: pokemons.map((one) => one.id),
  pokemonOnTrade: listing,
  offerId: id,
});

/** Accepts an offer as it was seen and gives the creatures that have come. */
export async function acceptOffer(listing: string, offer: Offer): Promise<Creatures> {
  const body = answerTo(listing, offer);
  const reply = await idempotent(`accept ${offer.id}`, (key) => requestOnce(key, acceptTradeOffer, body));
  sendCue({ effect: 'trade' });
  // The profile counts what the player has.
  void refreshProfile();
  return reply.pokemons.filter(({ id }) => id !== listing);
}

/** Turns an offer down. */
export async function rejectOffer(listing: string, offer: Offer): Promise<void> {
  const body = answerTo(listing, offer);
  await idempotent(`reject ${offer.id}`, (key) => requestOnce(key, rejectTradeOffer, body));
}

/** Takes a listing back; offers for it are void then. */
export async function unlist(id: string): Promise<void> {
  await request(removePokemonFromTrade, { pokemons: [id] });
}

/** Takes offered creatures back; an offer without creatures is gone. */
export async function takeBack(ids: readonly string[]): Promise<void> {
  await request(removeAOfferFromTrade, { pokemons: [...ids] });
}

type Moves = Pick<Creature, 'id' | 'attack1' | 'attack2' | 'attack3' | 'attack4'>;

/** Saves the moves of creatures that are in trade. */
export async function saveTraded(pokemons: readonly Moves[]): Promise<void> {
  await request(updatePokemons, { pokemons: [...pokemons] });
}
