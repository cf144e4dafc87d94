/** A kind of player, who has thirty days. */
export interface PlayerKind {
  readonly name: string;
  /** Seconds of play on a day of the month, from 0; the first day is a Monday. */
  readonly secondsOn: (day: number) => number;
}

const MINUTE = 60;
const WEEK = 7;
const SATURDAY = 5;

/** The kinds of players for whom the numbers must be right. */
export const playerKinds: readonly PlayerKind[] = [
  { name: 'an hour a day', secondsOn: () => 60 * MINUTE },
  { name: 'ten minutes a day', secondsOn: () => 10 * MINUTE },
  { name: 'the weekends', secondsOn: (day) => (day % WEEK >= SATURDAY ? 180 * MINUTE : 0) },
];

export const DAYS = 30;
