import type { Land } from '../../../content/maps/lands.ts';
import { weatherChances } from '../../../content/maps/weather.ts';
import { WEATHER_LASTS, weatherOfStretch } from '../../../rules/world/conditions/conditions.ts';
import type { MapWeather } from '../../../rules/world/types.ts';

/** The weather that is shown. */
export interface Sight {
  readonly weather: MapWeather;
  /** 0 to 1: fades in and out slowly. */
  readonly strength: number;
}

/** Milliseconds in which it fades in or out. */
const fade = 20_000;

/** The weather of a land at a time in milliseconds since 1970; the same for all players. */
export function sightAt(now: number, land: Land = 'inland'): Sight {
  const stretch = Math.floor(now / WEATHER_LASTS);
  const chances = weatherChances(land);
  const weather = weatherOfStretch(stretch, chances);
  const [since, left] = [now - stretch * WEATHER_LASTS, (stretch + 1) * WEATHER_LASTS - now];
  const comes = weatherOfStretch(stretch - 1, chances) === weather ? 1 : since / fade;
  const goes = weatherOfStretch(stretch + 1, chances) === weather ? 1 : left / fade;
  return { weather, strength: Math.min(comes, goes, 1) };
}
