import type { BerryBush, Thing } from './types.ts';

/** What can be found in Greenreach. The database stores the ids, which never change. */
export const thingsOfGreenreach: Readonly<Record<string, Thing>> = {
  'hamlet-orchard': { map: 'green_land', x: 27, y: 26, gift: { item: 'nball', count: 2 } },
  'hamlet-lane': { map: 'green_land', x: 2, y: 19, gift: { coins: 15 } },
  'hamlet-island': { map: 'green_land', x: 22, y: 10, gift: { item: 'gball', count: 1 } },
  'hamlet-oak': { map: 'green_land', x: 6, y: 6, gift: { item: 'uball', count: 1 }, hidden: true },
  'hamlet-barrel': { map: 'green_land', x: 11, y: 17, gift: { item: 'nball', count: 1 }, hidden: true },
  'hamlet-boulder': { map: 'green_land', x: 6, y: 24, gift: { coins: 20 }, hidden: true },

  'coast-beach': { map: 'green_land2', x: 19, y: 25, gift: { coins: 20 } },
  'coast-hills': { map: 'green_land2', x: 4, y: 6, gift: { item: 'gball', count: 1 } },
  'coast-orchard': { map: 'green_land2', x: 28, y: 19, gift: { item: 'nball', count: 2 } },
  'coast-crate': { map: 'green_land2', x: 7, y: 25, gift: { coins: 30 }, hidden: true },
  'coast-stump': { map: 'green_land2', x: 8, y: 16, gift: { item: 'gball', count: 1 }, hidden: true },
  'coast-stone': { map: 'green_land2', x: 3, y: 4, gift: { item: 'uball', count: 1 }, hidden: true },

  'town-garden': { map: 'green_land3', x: 4, y: 15, gift: { item: 'nball', count: 2 } },
  'town-bank': { map: 'green_land3', x: 25, y: 24, gift: { coins: 25 } },
  'town-meadow': { map: 'green_land3', x: 5, y: 28, gift: { item: 'gball', count: 1 } },
  'town-sluices': { map: 'green_land3', x: 27, y: 27, gift: { item: 'gball', count: 1 } },
  'town-barrel': { map: 'green_land3', x: 22, y: 16, gift: { coins: 20 }, hidden: true },
  'town-crate': { map: 'green_land3', x: 22, y: 17, gift: { item: 'nball', count: 2 }, hidden: true },
  'town-fence': { map: 'green_land3', x: 4, y: 21, gift: { item: 'uball', count: 1 }, hidden: true },
};

/** The bushes of Greenreach. */
export const bushesOfGreenreach: Readonly<Record<string, BerryBush>> = {
  'hamlet-fence-bush': { map: 'green_land', x: 2, y: 17 },
  'hamlet-path-bush': { map: 'green_land', x: 17, y: 27 },
  'coast-hill-bush': { map: 'green_land2', x: 2, y: 4 },
  'town-west-bush': { map: 'green_land3', x: 9, y: 22 },
  'town-east-bush': { map: 'green_land3', x: 23, y: 23 },
};
