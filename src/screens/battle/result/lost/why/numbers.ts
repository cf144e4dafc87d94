import { whyWords } from '../../../../../locales/en/whyLost.ts';
import type { Seek } from './reason.ts';

/** The player had fewer creatures than the opponent. */
export const numbers: Seek = ({ last: { myState, opponent } }) => {
  const fewer = opponent.length - myState.length;
  if (fewer <= 0) return null;
  return { weight: 44 + 8 * fewer, text: whyWords.numbers(myState.length, opponent.length) };
};
