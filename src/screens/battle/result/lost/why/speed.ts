import { whyWords } from '../../../../../locales/en/whyLost.ts';
import { groupBy, type Seek } from './reason.ts';

/** In how many rounds the opponent struck first, of the rounds in which both sides used a move. */
export const speed: Seek = ({ uses }) => {
  const rounds = groupBy(uses, ({ round }) => round)
    .map(([, each]) => each)
    .filter((each) => new Set(each.map(({ side }) => side)).size === 2);
  const first = rounds.filter(([use]) => use?.side === 'opponent').length;
  if (rounds.length < 2 || first * 3 < rounds.length * 2) return null;
  return { weight: 22 + 20 * (first / rounds.length), text: whyWords.speed(first, rounds.length) };
};
