/** Seconds that a player plays on a day: far more than most ever do. */
export const DAY = 12 * 3600;

/** Seconds of play, as measured with a stop watch at speed 1: what hours in the report are made of. */
export const PACE = {
  /** A step on the map. */
  step: 0.25,
  /** From meeting something to the first choice. */
  meeting: 5,
  /** A round: choosing a move, watching both. */
  round: 6,
  /** Choosing the next creature after one has fainted. */
  choosing: 4,
  /** From the end of a battle to the next thing, and from a menu into a battle. */
  between: 12,
  evolving: 15,
  shopping: 25,
} as const;
