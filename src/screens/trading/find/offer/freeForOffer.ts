import type { Creature } from '../../../../../contract/shapes/creature.ts';
import { Refusal, toRefusal } from '../../../../api/refusal.ts';
import { searchMarket } from '../../../../client/trades/market.ts';
import { unlist } from '../../../../client/trades/trades.ts';
import { marketWords } from '../../../../locales/en/market.ts';
import { speciesName } from '../../../../locales/en/named/species.ts';

/**
 * Checks that a listing is unchanged, as far as the market shows it, so that the player's creatures are not taken out
 * of trade for a listing that is gone. Throws a `Refusal` like that of the offer itself.
 */
async function checkListing({ id, name, mark, user }: Creature): Promise<void> {
  const { pokemons, count } = await searchMarket({ skip: 0, name, owner: user.name });
  const now = pokemons.find((one) => one.id === id);
  if (now && now.mark !== mark) {
    throw new Refusal(marketWords.changed(speciesName(name)), 409, 'changed', null, [now]);
  }
  if (!now && count <= pokemons.length)
    throw new Refusal(marketWords.gone(speciesName(name)), 409, 'conflict', null);
}

/**
 * Removes the creatures' own listings, so that they can be offered; this ends the offers for them. Checks first that
 * the target listing is unchanged. Resolves to all creatures in their new state.
 */
export async function freeForOffer(
  target: Creature,
  creatures: readonly Creature[],
): Promise<readonly Creature[]> {
  const listed = creatures.filter(({ in_trade }) => in_trade);
  if (listed.length === 0) return creatures;
  await checkListing(target);
  for (const { id } of listed) {
    await unlist(id).catch((problem: unknown) => {
      // It may be free already, after a request whose reply was lost. If not, the offer itself will fail.
      if (toRefusal(problem).status !== 409) throw problem;
    });
  }
  return creatures.map((creature) => ({ ...creature, in_trade: false }));
}
