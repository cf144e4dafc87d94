import type { BodyOf, ReplyOf } from '../../../contract/call.ts';
import type { grant } from '../../../contract/operations.ts';
import type { Transaction } from '../../database/transaction.ts';
import { addItem } from '../../domain/bag.ts';
import { addCoins } from '../../domain/coins.ts';
import { creatureView } from '../../domain/creatures/creatureView.ts';
import { type Arrival, addCreature } from '../../domain/creatures/newCreature.ts';
import type { Game } from '../../domain/game.ts';
import { lockPlayerNamed } from '../../domain/locks.ts';
import { recordAct } from '../../domain/moderation/audit.ts';
import { profileOf, readProfile } from '../../domain/players/profile.ts';
import { notFound } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';

type Grant = BodyOf<typeof grant>;

/** Checks all names of a grant and resolves them. @throws Refusal 404 for an unknown item or creature */
function understood({ book, items: known }: Game, { items = {}, creatures = [] }: Grant) {
  const unknown = Object.keys(items).find((key) => !Object.hasOwn(known, key));
  if (unknown !== undefined) throw notFound('noItem');
  const arrivals = creatures.map(({ name, level, kind = 1 }): Arrival => {
    const species = name.trim().toLowerCase();
    if (!Object.hasOwn(book.species, species)) throw notFound('noCreature');
    return { species, level, kind };
  });
  return { items: Object.entries(items), arrivals };
}

/**
 * Gives a player coins, items and creatures, all or none.
 * @param address of the operator
 * @returns the new profile and the new creatures
 * @throws Refusal 404 for an unknown player, item or creature; 409 if the player cannot hold that much
 */
export async function grantTo(
  { game }: Services,
  transaction: Transaction,
  body: Grant,
  address: string,
): Promise<ReplyOf<typeof grant>> {
  const { items, arrivals } = understood(game, body);
  const player = await lockPlayerNamed(transaction, body.username);
  if (!player) throw notFound('noPlayerOfName');
  const { username: _name, ...details } = body;
  await recordAct(transaction, { act: 'grant', player, address, details });
  await addCoins(transaction, player.id, body.coins ?? 0, 'grant');
  for (const [item, quantity] of items) await addItem(transaction, player.id, item, quantity);
  const pokemons = [];
  for (const arrival of arrivals) {
    pokemons.push(creatureView(game, await addCreature(transaction, game, player.id, arrival), player));
  }
  return { profile: profileOf(game, await readProfile(transaction, player.id)), pokemons };
}
