import { whyWords } from '../../../../locales/en/whyLost.ts';
import type { Seek } from './reason.ts';

/** Fewer creatures than the other side. */
export const numbers: Seek = ({ last: { myState, opponent } }) => {
  const fewer = opponent.length - myState.length;
  if (fewer <= 0) return null;
  return { weight: 44 + 8 * fewer, text: whyWords.numbers(myState.length, opponent.length) };
};
