import { type WeatherChances, weatherAt, weathersBy } from '../../rules/world/conditions/conditions.ts';
import type { Hour, MapWeather } from '../../rules/world/types.ts';
import { type Land, landOf } from './lands.ts';

const inland: WeatherChances = {
  dawn: { mist: 0.65, rain: 0.15 },
  day: { rain: 0.16, leaves: 0.22, clouds: 0.24, glints: 0.26 },
  dusk: { rain: 0.16, leaves: 0.28, clouds: 0.12, glints: 0.26 },
  night: { rain: 0.2, mist: 0.14, leaves: 0.14 },
};

/** On the moor the mist comes to the door like a neighbour, and no tree drops leaves. */
const onTheMoor: WeatherChances = {
  dawn: { mist: 0.8, rain: 0.15 },
  day: { rain: 0.26, mist: 0.24, clouds: 0.4 },
  dusk: { rain: 0.2, mist: 0.4, clouds: 0.2 },
  night: { rain: 0.24, mist: 0.5 },
};

/** Above the clouds it never rains, and snow comes at any hour. */
const inTheHeights: WeatherChances = {
  dawn: { mist: 0.4, snow: 0.3 },
  day: { snow: 0.3, clouds: 0.2 },
  dusk: { snow: 0.35 },
  night: { snow: 0.4, mist: 0.1 },
};

/** Over the islands the sun glints on the water, and clouds pass without a stop. */
const overTheIsles: WeatherChances = {
  dawn: { mist: 0.3, glints: 0.4, rain: 0.1 },
  day: { rain: 0.12, clouds: 0.24, glints: 0.5 },
  dusk: { rain: 0.14, clouds: 0.2, glints: 0.5 },
  night: { rain: 0.22, mist: 0.1 },
};

/** On the plain where the hours meet, each has a season: mist of spring, glints of summer, leaves of autumn and snow. */
const whereHoursMeet: WeatherChances = {
  dawn: { mist: 0.55 },
  day: { clouds: 0.12, glints: 0.5 },
  dusk: { leaves: 0.5 },
  night: { snow: 0.4 },
};

const byLand: Readonly<Record<Land, WeatherChances>> = {
  inland,
  coast: inland,
  moor: onTheMoor,
  heights: inTheHeights,
  isles: overTheIsles,
  fourlight: whereHoursMeet,
};

/** How probable each weather is over a land. */
export const weatherChances = (land: Land): WeatherChances => byLand[land];

const chancesOn = (map: string): WeatherChances => byLand[landOf(map) ?? 'inland'];

/** The weather over a map, the same for all players. @param now milliseconds since the beginning of 1970 */
export const weatherOn = (map: string, now: number): MapWeather => weatherAt(now, chancesOn(map));

/** The weathers that can come over a map at an hour, the clear one among them. */
export const weathersOn = (map: string, hour: Hour): readonly MapWeather[] =>
  weathersBy(hour, chancesOn(map));
