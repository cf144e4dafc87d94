import { SENTENCES } from '../../../contract/refusals/reasons.ts';
import { texts } from '../texts.ts';

/** What the server refuses, by the reason that its reply names. In English the server has said it already. */
export const refusalWords = texts('refusals', { ...SENTENCES });
