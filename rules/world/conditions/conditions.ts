import { HOURS, type Hour, MAP_WEATHERS, type MapWeather } from '../types.ts';

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

/** Milliseconds that a weather lasts; every hour of the Emberwild is a whole multiple of it. */
export const WEATHER_LASTS = 5 * 60_000;

/** Probability of each weather of a land by hour; the rest is clear. */
export type WeatherChances = Readonly<Record<Hour, Partial<Record<MapWeather, number>>>>;

/** A pseudo-random number from 0 to below 1 that depends only on a whole number. */
function chanceOf(block: number): number {
  let state = Math.imul(block ^ 0x5bd1e995, 0x27d4eb2d);
  state = Math.imul(state ^ (state >>> 15), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return ((state ^ (state >>> 16)) >>> 0) / 2 ** 32;
}

/** The weather of a stretch of `WEATHER_LASTS`, by its number from the beginning of 1970; the same for all players. */
export function weatherOfStretch(stretch: number, chances: WeatherChances): MapWeather {
  let rest = chanceOf(stretch);
  const possible = chances[hourAt(stretch * WEATHER_LASTS).hour];
  for (const weather of MAP_WEATHERS) {
    const share = possible[weather] ?? 0;
    if (rest < share) return weather;
    rest -= share;
  }
  return 'clear';
}

/** The weather at a time. @param now milliseconds since the beginning of 1970 */
export const weatherAt = (now: number, chances: WeatherChances): MapWeather =>
  weatherOfStretch(Math.floor(now / WEATHER_LASTS), chances);

/** The weathers that can come at an hour, the clear one among them. */
export const weathersBy = (hour: Hour, chances: WeatherChances): readonly MapWeather[] =>
  MAP_WEATHERS.filter((weather) => weather === 'clear' || (chances[hour][weather] ?? 0) > 0);
