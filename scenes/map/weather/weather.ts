import type { Land } from '../../../content/maps/lands.ts';
import { type Hour, hourAt } from '../../../rules/world/hours.ts';

export const MAP_WEATHERS = ['clear', 'clouds', 'glints', 'leaves', 'mist', 'rain', 'snow'] as const;
export type MapWeather = (typeof MAP_WEATHERS)[number];

/** The weather that is shown. No game rule depends on it. */
export interface Sight {
  readonly weather: MapWeather;
  /** 0 to 1: fades in and out slowly. */
  readonly strength: number;
}

/** Milliseconds that a weather lasts; every hour of the Emberwild is a whole multiple of it. */
const lasts = 5 * 60_000;
/** Milliseconds in which it fades in or out. */
const fade = 20_000;

type Chances = Readonly<Record<Hour, Partial<Record<MapWeather, number>>>>;

/** Probability of each weather by hour; the rest is clear. */
const chances: Chances = {
  dawn: { mist: 0.65, rain: 0.15 },
  day: { rain: 0.16, leaves: 0.22, clouds: 0.24, glints: 0.26 },
  dusk: { rain: 0.16, leaves: 0.28, clouds: 0.12, glints: 0.26 },
  night: { rain: 0.2, mist: 0.14, leaves: 0.14 },
};

/** On the moor the mist comes to the door like a neighbour, and no tree drops leaves. */
const onTheMoor: Chances = {
  dawn: { mist: 0.8, rain: 0.15 },
  day: { rain: 0.26, mist: 0.24, clouds: 0.4 },
  dusk: { rain: 0.2, mist: 0.4, clouds: 0.2 },
  night: { rain: 0.24, mist: 0.5 },
};

/** Above the clouds it never rains, and snow comes at any hour. */
const inTheHeights: Chances = {
  dawn: { mist: 0.4, snow: 0.3 },
  day: { snow: 0.3, clouds: 0.2 },
  dusk: { snow: 0.35 },
  night: { snow: 0.4, mist: 0.1 },
};

/** Over the islands the sun glints on the water, and clouds pass without a stop. */
const overTheIsles: Chances = {
  dawn: { mist: 0.3, glints: 0.4, rain: 0.1 },
  day: { rain: 0.12, clouds: 0.24, glints: 0.5 },
  dusk: { rain: 0.14, clouds: 0.2, glints: 0.5 },
  night: { rain: 0.22, mist: 0.1 },
};

/** On the plain where the hours meet, each has a season: mist of spring, glints of summer, leaves of autumn and snow. */
const whereHoursMeet: Chances = {
  dawn: { mist: 0.55 },
  day: { clouds: 0.12, glints: 0.5 },
  dusk: { leaves: 0.5 },
  night: { snow: 0.4 },
};

const byLand: Partial<Record<Land, Chances>> = {
  moor: onTheMoor,
  heights: inTheHeights,
  isles: overTheIsles,
  fourlight: whereHoursMeet,
};

/** A pseudo-random number from 0 to below 1 that depends only on a whole number. */
function chanceOf(block: number): number {
  let state = Math.imul(block ^ 0x5bd1e995, 0x27d4eb2d);
  state = Math.imul(state ^ (state >>> 15), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return ((state ^ (state >>> 16)) >>> 0) / 2 ** 32;
}

function weatherOf(block: number, land: Land): MapWeather {
  let rest = chanceOf(block);
  const possible = (byLand[land] ?? chances)[hourAt(block * lasts).hour];
  for (const weather of MAP_WEATHERS) {
    const share = possible[weather] ?? 0;
    if (rest < share) return weather;
    rest -= share;
  }
  return 'clear';
}

/** The weather of a land at a time in milliseconds since 1970; the same for all players. */
export function weatherAt(now: number, land: Land = 'inland'): Sight {
  const block = Math.floor(now / lasts);
  const weather = weatherOf(block, land);
  const [since, left] = [now - block * lasts, (block + 1) * lasts - now];
  const comes = weatherOf(block - 1, land) === weather ? 1 : since / fade;
  const goes = weatherOf(block + 1, land) === weather ? 1 : left / fade;
  return { weather, strength: Math.min(comes, goes, 1) };
}
