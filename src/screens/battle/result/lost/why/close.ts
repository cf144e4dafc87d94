import { whyWords } from '../../../../../locales/en/whyLost.ts';
import { type Reason, sum } from './reason.ts';
import type { Story } from './story.ts';

/** How much of the opponents' hit points was left. Always returns a reason. */
export function close({ last: { opponent } }: Story): Reason {
  const most = sum(opponent.map(({ orginalHp }) => orginalHp));
  const left = sum(opponent.map(({ hp }) => hp));
  const isClose = left * 5 <= most;
  return {
    weight: isClose ? 58 : 14,
    text: isClose ? whyWords.close(left, most) : whyWords.taken(most - left, most),
  };
}
