import type { PrizeLimits } from '../../rules/index.ts';

/** Bounds of what battles against users and for gold bring on a day. Whoever plays by hand does not come near the sum. */
export const prizeLimits: PrizeLimits = { dayMost: 150_000, fall: 5, opponents: 200 };
