import { whyWords } from '../../../../../locales/en/whyLost.ts';
import type { Seek } from './reason.ts';

/** Attacks of the player that missed. */
export const misses: Seek = ({ uses, dodges }) => {
  const all = uses.filter(({ side }) => side === 'player').length;
  const missed = dodges.filter(({ side }) => side === 'opponent').length;
  if (missed < 2 || missed * 4 < all || missed > all) return null;
  return { weight: 26 + 50 * (missed / all), text: whyWords.misses(missed, all) };
};
