/** A leader who is beaten already pays the coins divided by this, rounded down. */
export const REMATCH_SHARE = 4;
