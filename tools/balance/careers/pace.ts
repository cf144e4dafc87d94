/** Seconds of play on one day: far more than most players ever play. */
export const DAY = 12 * 3600;

/** Seconds of play, measured with a stop watch at speed 1; the hours in the report are computed from them. */
export const PACE = {
  /** A step on the map. */
  step: 0.25,
  /** From the encounter to the first choice. */
  meeting: 5,
  /** A round: choosing a move, watching both attacks. */
  round: 6,
  /** Choosing the next creature after one has fainted. */
  choosing: 4,
  /** From the end of a battle to the next activity, and from a menu into a battle. */
  between: 12,
  evolving: 15,
  shopping: 25,
} as const;
