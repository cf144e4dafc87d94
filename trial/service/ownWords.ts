import type { Wording } from '../../contract/refusals/reasons.ts';

/** A refusal that only a trial has: no reason of the contract. */
export const ownWords = (message: string): Wording => ({ message, reason: null, facts: undefined });
