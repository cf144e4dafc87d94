import { isReason, type RefusalFacts, sentenceBy } from '../../contract/refusals/reasons.ts';
import { refusalWords } from '../locales/en/refusals.ts';

/** A reason with its facts in the language of the game; null for a reason that this page does not know. */
export function wordReason(reason: string, facts: RefusalFacts): string | null {
  return isReason(reason) ? sentenceBy(refusalWords, reason, facts) : null;
}
