import type { PrizeLimits } from '../../rules/index.ts';

/** Daily limits of the prizes against users and for gold. A person who plays by hand does not come near `dayMost`. */
export const prizeLimits: PrizeLimits = { dayMost: 150_000, fall: 5, opponents: 200 };
