const DAY = 86_400_000;

/** Quests of a day. */
export const DAILY_QUESTS = 3;
/** Days after its last one during which the reward of a finished quest can still be taken. */
export const DAYS_TO_CLAIM = 7;
/** Days whose deeds are kept: a week, and the days after it during which its reward can be taken. */
export const DAYS_KEPT = 7 + DAYS_TO_CLAIM;

const start = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day some days later, or earlier if negative. @param day such as `2026-11-24` */
export const addDays = (day: string, days: number): string =>
  new Date(start(day) + days * DAY).toISOString().slice(0, 10);

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(start(day)).getUTCDay() + 6) % 7));

/** The week of a day as ISO 8601 counts them, such as `2026-W48`: it belongs to the year that has its Thursday. */
export function weekOf(day: string): string {
  const thursday = addDays(mondayOf(day), 3);
  const year = thursday.slice(0, 4);
  const number = Math.floor((start(thursday) - start(`${year}-01-01`)) / (7 * DAY)) + 1;
  return `${year}-W${String(number).padStart(2, '0')}`;
}
