import type { Creature } from '../../../../../contract/shapes/creature.ts';
import { Refusal, toRefusal } from '../../../../api/refusal.ts';
import { searchMarket } from '../../../../client/trades/market.ts';
import { unlist } from '../../../../client/trades/trades.ts';
import { marketWords } from '../../../../locales/en/market.ts';

/**
 * Makes sure that a listing still is what was seen, as far as the market shows it. Nothing of one's own should be taken
 * out of trade for one that is gone. Throws a `Refusal` like that of the offer itself.
 */
async function checkListing({ id, name, mark, user }: Creature): Promise<void> {
  const { pokemons, count } = await searchMarket({ skip: 0, name, owner: user.name });
  const now = pokemons.find((one) => one.id === id);
  if (now && now.mark !== mark) {
    throw new Refusal(marketWords.changed(name), 409, 'changed', null, [now]);
  }
  if (!now && count <= pokemons.length) throw new Refusal(marketWords.gone(name), 409, 'conflict', null);
}

/**
 * Takes those of the creatures that are in trade out of it, so that they can be offered for a listing as it was seen;
 * offers for them end. Gives all of them as they are then.
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
      // It is free already, perhaps by a try whose reply was lost; if not, the offer will tell.
      if (toRefusal(problem).status !== 409) throw problem;
    });
  }
  return creatures.map((creature) => ({ ...creature, in_trade: false }));
}
