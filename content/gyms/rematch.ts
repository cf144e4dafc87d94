/** A victory over a leader who is already beaten pays the coins divided by this, rounded down. */
export const REMATCH_SHARE = 4;
