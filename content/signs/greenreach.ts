import type { MapSign } from './types.ts';

/** The signs of Greenreach. Devices store the ids, which never change. */
export const signsOfGreenreach = {
  'hamlet-square': { map: 'green_land', x: 13, y: 25, manner: 'read' },
  'hamlet-north': { map: 'green_land', x: 13, y: 17, manner: 'read' },
  'hamlet-lake': { map: 'green_land', x: 21, y: 16, manner: 'read' },
  'hamlet-barrel': { map: 'green_land', x: 11, y: 17, manner: 'look' },
  'hamlet-oak': { map: 'green_land', x: 6, y: 6, manner: 'look' },
  'hamlet-boulder': { map: 'green_land', x: 6, y: 24, manner: 'look' },
  'hamlet-stump': { map: 'green_land', x: 8, y: 8, manner: 'look' },
  'hamlet-stone': { map: 'green_land', x: 21, y: 8, manner: 'look' },

  'coast-bridge': { map: 'green_land2', x: 9, y: 11, manner: 'read' },
  'coast-mill': { map: 'green_land2', x: 21, y: 10, manner: 'read' },
  'coast-road': { map: 'green_land2', x: 19, y: 12, manner: 'read' },
  'coast-book': { map: 'green_land2', x: 27, y: 25, manner: 'read' },
  'coast-crate': { map: 'green_land2', x: 7, y: 25, manner: 'look' },
  'coast-stump': { map: 'green_land2', x: 8, y: 16, manner: 'look' },
  'coast-stone': { map: 'green_land2', x: 3, y: 4, manner: 'look' },
  'coast-barrel': { map: 'green_land2', x: 8, y: 20, manner: 'look' },

  'town-north': { map: 'green_land3', x: 17, y: 8, manner: 'read' },
  'town-south': { map: 'green_land3', x: 17, y: 23, manner: 'read' },
  'town-east': { map: 'green_land3', x: 22, y: 23, manner: 'read' },
  'town-well': { map: 'green_land3', x: 15, y: 18, manner: 'read' },
  'town-sluices': { map: 'green_land3', x: 17, y: 27, manner: 'read' },
  'town-barrel': { map: 'green_land3', x: 22, y: 16, manner: 'look' },
  'town-crate': { map: 'green_land3', x: 22, y: 17, manner: 'look' },
  'town-fence': { map: 'green_land3', x: 4, y: 21, manner: 'look' },
} as const satisfies Readonly<Record<string, MapSign>>;
