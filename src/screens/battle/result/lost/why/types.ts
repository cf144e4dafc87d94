import { speciesName } from '../../../../../locales/en/named/species.ts';
import { whyWords } from '../../../../../locales/en/whyLost.ts';
import { allLost, groupBy, lostBy, mineIn, moveType, type Seek, sturdyAgainst, sum } from './reason.ts';
import type { Blow } from './story.ts';

/** Attacks of one type that were super effective against the player's creatures. */
export const types: Seek = (story) => {
  const strong = story.blows.filter(({ side, mult }) => side === 'player' && mult >= 2);
  const byType = groupBy(strong, ({ move }) => moveType(move));
  const amountOf = (blows: readonly Blow[]) => sum(blows.map(({ amount }) => amount));
  const [worst] = byType.sort(([, one], [, other]) => amountOf(other) - amountOf(one));
  if (!worst) return null;
  const [type, blows] = worst;
  if (!type) return null;
  const amount = amountOf(blows);
  const hit = [...new Set(blows.flatMap(({ mine }) => mineIn(story, mine)?.name ?? []))];
  if (hit.length === 0) return null;
  const told = whyWords.types(type, hit.map(speciesName), blows.length, amount, allLost(story));
  return {
    weight: 40 + 50 * (amount / lostBy(story)),
    text: `${told} ${whyWords.sturdy(sturdyAgainst(type))}`,
  };
};
