import { HOURS, type Hour } from '../types.ts';

export { HOURS, type Hour };

/** Minutes of real time for each hour of the Emberwild. A whole day lasts one real hour, the same for all players. */
export const MINUTES: Readonly<Record<Hour, number>> = { dawn: 10, day: 25, dusk: 10, night: 15 };

const MINUTE = 60_000;
const lengthOf = (hour: Hour): number => MINUTES[hour] * MINUTE;
const WHOLE_DAY = HOURS.reduce((sum, hour) => sum + lengthOf(hour), 0);

/**
 * The hour of the Emberwild, and the milliseconds until the next one begins (more than 0).
 * @param now milliseconds since the beginning of 1970, when a dawn began; negative for earlier times
 */
export function hourAt(now: number): { readonly hour: Hour; readonly endsIn: number } {
  let rest = ((Math.floor(now) % WHOLE_DAY) + WHOLE_DAY) % WHOLE_DAY;
  for (const hour of HOURS) {
    if (rest < lengthOf(hour)) return { hour, endsIn: lengthOf(hour) - rest };
    rest -= lengthOf(hour);
  }
  throw new RangeError(`${now} is not a time`);
}
