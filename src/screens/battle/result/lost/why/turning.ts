import { moveTitle } from '../../../../../locales/en/named/moves.ts';
import { speciesName } from '../../../../../locales/en/named/species.ts';
import { whyWords } from '../../../../../locales/en/whyLost.ts';
import { mineIn, moveName, type Seek } from './reason.ts';

/** The single blow that took the largest share of a creature's hit points. */
export const turning: Seek = (story) => {
  const blows = story.blows
    .filter(({ side }) => side === 'player')
    .flatMap((blow) => {
      const creature = mineIn(story, blow.mine);
      return creature ? [{ ...blow, creature, share: blow.amount / creature.orginalHp }] : [];
    })
    .sort((one, other) => other.share - one.share || other.amount - one.amount);
  const [worst] = blows;
  if (!worst || worst.share < 0.25) return null;
  const { round, move, amount, critical, creature, share } = worst;
  const what = whyWords.blow(
    moveTitle(moveName(move)),
    amount,
    creature.orginalHp,
    speciesName(creature.name),
    critical,
  );
  return { weight: 18 + 36 * share + (critical ? 16 : 0), text: whyWords.turning(round, what) };
};
