import { speciesName } from '../../../../../locales/en/named/species.ts';
import { whyWords } from '../../../../../locales/en/whyLost.ts';
import { allLost, foeIn, groupBy, lostBy, type Seek, sum } from './reason.ts';

/** Which of several opponents did the most damage. */
export const dealer: Seek = (story) => {
  if (story.last.opponent.length < 2) return null;
  const blows = story.blows.filter(({ side }) => side === 'player');
  const [most] = groupBy(blows, ({ foe }) => foe)
    .map(([foe, theirs]) => ({ foe: foeIn(story, foe), amount: sum(theirs.map(({ amount }) => amount)) }))
    .sort((one, other) => other.amount - one.amount);
  if (!most?.foe) return null;
  const all = allLost(story);
  if (most.amount === all) return { weight: 30, text: whyWords.alone(speciesName(most.foe.name), all) };
  return {
    weight: 20 + 30 * (most.amount / lostBy(story)),
    text: whyWords.dealer(speciesName(most.foe.name), most.amount, all),
  };
};
