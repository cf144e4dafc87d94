import type { BattleCreature } from '../../../../../../contract/shapes/creature.ts';
import { whyWords } from '../../../../../locales/en/whyLost.ts';
import { type Reason, sum } from './reason.ts';
import type { Story } from './story.ts';

/** Compares the levels. Always returns a reason. */
export function levels({ last }: Story): Reason {
  const mine = average(last.myState);
  const theirs = average(last.opponent);
  const alone = last.myState.length === 1 && last.opponent.length === 1;
  const words = alone ? whyWords.level : whyWords.levels;
  if (theirs > mine)
    return { weight: Math.min(96, 34 + 9 * (theirs - mine)), text: words.behind(mine, theirs) };
  return { weight: 12, text: theirs === mine ? words.even(mine) : words.ahead(mine, theirs) };
}

const average = (creatures: readonly BattleCreature[]): number =>
  Math.round(sum(creatures.map(({ level }) => level)) / Math.max(1, creatures.length));
