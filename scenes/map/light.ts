import { HOURS, type Hour, hourAt } from '../../rules/world/conditions/conditions.ts';

/** Red, green, blue, 0 to 255 each. */
export type Colour = readonly [red: number, green: number, blue: number];

/** The light at one moment. */
export interface Light {
  /** Factor for all colours of the map; 255 leaves a colour unchanged. */
  readonly sky: Colour;
  /** Brightness of lamps and windows, 0 to 1. */
  readonly lamps: number;
  /** Share of day and of night, 0 to 1 each: used for butterflies and for fireflies. */
  readonly day: number;
  readonly night: number;
  /** Low sunlight: its colour, its strength 0 to 1, and the side it comes from: -1 is the west. */
  readonly sun: { readonly colour: Colour; readonly strength: number; readonly side: number };
  /** End of the shadow of something one unit high, in units, and the darkness of the shadow, 0 to 1. */
  readonly shade: { readonly x: number; readonly y: number; readonly opacity: number };
}

/** Milliseconds at the end of an hour in which its light changes to that of the next hour. */
const turn = 60_000;

const lights: Readonly<Record<Hour, Light>> = {
  dawn: {
    sky: [255, 220, 214],
    sun: { colour: [255, 120, 150], strength: 0.34, side: 1 },
    lamps: 0.4,
    day: 0.5,
    night: 0,
    shade: { x: -0.8, y: 0.26, opacity: 0.22 },
  },
  day: {
    sky: [255, 255, 255],
    sun: { colour: [255, 220, 150], strength: 0, side: 0 },
    lamps: 0,
    day: 1,
    night: 0,
    shade: { x: 0.42, y: 0.2, opacity: 0.26 },
  },
  dusk: {
    sky: [255, 200, 180],
    sun: { colour: [255, 112, 62], strength: 0.36, side: -1 },
    lamps: 0.85,
    day: 0.2,
    night: 0.3,
    shade: { x: 0.95, y: 0.3, opacity: 0.26 },
  },
  night: {
    sky: [100, 116, 176],
    sun: { colour: [120, 140, 255], strength: 0, side: 0 },
    lamps: 1,
    day: 0,
    night: 1,
    shade: { x: 0.3, y: 0.22, opacity: 0.22 },
  },
};

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

function between(one: Light, other: Light, share: number): Light {
  const of = (pick: (light: Light) => number) => mix(pick(one), pick(other), share);
  const tones = (pick: (light: Light) => Colour): Colour => [
    of((light) => pick(light)[0]),
    of((light) => pick(light)[1]),
    of((light) => pick(light)[2]),
  ];
  // The weaker sun takes colour and side of the stronger one.
  const low = one.sun.strength > other.sun.strength ? one.sun : other.sun;
  return {
    sky: tones(({ sky }) => sky),
    sun: { colour: low.colour, side: low.side, strength: of(({ sun }) => sun.strength) },
    lamps: of(({ lamps }) => lamps),
    day: of(({ day }) => day),
    night: of(({ night }) => night),
    shade: {
      x: of(({ shade }) => shade.x),
      y: of(({ shade }) => shade.y),
      opacity: of(({ shade }) => shade.opacity),
    },
  };
}

/** The light of an hour, without the change at its end. */
export const lightOf = (hour: Hour): Light => lights[hour];

/** The light at a time in milliseconds since 1970: in its last minute an hour's light changes to that of the next. */
export function lightAt(now: number): Light {
  const { hour, endsIn } = hourAt(now);
  if (endsIn >= turn) return lights[hour];
  const next = HOURS[(HOURS.indexOf(hour) + 1) % HOURS.length] ?? hour;
  const progress = 1 - endsIn / turn;
  return between(lights[hour], lights[next], progress * progress * (3 - 2 * progress));
}
