import { whyWords } from '../../../../../locales/en/whyLost.ts';
import { allLost, lostBy, type Reason, type Seek, sum } from './reason.ts';
import type { Story } from './story.ts';

/** Turns in which the player's creatures could not move, or damage by conditions; the one with the higher weight. */
export const hindered: Seek = (story) => {
  const [worse] = [held(story), worn(story)]
    .filter((reason) => reason !== null)
    .sort((one, other) => other.weight - one.weight);
  return worse ?? null;
};

function held({ holds }: Story): Reason | null {
  const mine = holds.filter(({ side }) => side === 'player');
  if (mine.length === 0) return null;
  const causes = [...new Set(mine.map(({ cause }) => whyWords.causes[cause]))];
  return { weight: Math.min(80, 26 + 14 * mine.length), text: whyWords.held(mine.length, causes) };
}

function worn(story: Story): Reason | null {
  const mine = story.wears.filter(({ side, cause }) => side === 'player' && cause !== 'move');
  const amount = sum(mine.map((wear) => wear.amount));
  const share = amount / lostBy(story);
  if (share < 0.1) return null;
  const causes = mine.flatMap(({ cause }) => (cause === 'move' ? [] : whyWords.wears[cause]));
  return { weight: 24 + 56 * share, text: whyWords.worn(amount, allLost(story), [...new Set(causes)]) };
}
