import type { BerryBush, Thing } from './types.ts';

/** What can be found in Scattersea. The database stores the ids, which never change. */
export const thingsOfScattersea: Readonly<Record<string, Thing>> = {
  'halyard-north': { map: 'scattersea', x: 24, y: 2, gift: { coins: 35 } },
  'halyard-west': { map: 'scattersea', x: 1, y: 20, gift: { item: 'nball', count: 2 } },
  'halyard-south': { map: 'scattersea', x: 28, y: 26, gift: { item: 'nball', count: 1 } },
  'halyard-crate': { map: 'scattersea', x: 18, y: 27, gift: { item: 'nball', count: 2 }, hidden: true },
  'halyard-barrel': { map: 'scattersea', x: 21, y: 22, gift: { coins: 40 }, hidden: true },
  'halyard-pots': { map: 'scattersea', x: 9, y: 11, gift: { item: 'gball', count: 1 }, hidden: true },

  'stones-north': { map: 'scattersea2', x: 6, y: 11, gift: { coins: 40 } },
  'stones-beach': { map: 'scattersea2', x: 27, y: 21, gift: { item: 'nball', count: 2 } },
  'stones-south': { map: 'scattersea2', x: 8, y: 26, gift: { item: 'nball', count: 1 } },
  'stones-ferry': { map: 'scattersea2', x: 24, y: 28, gift: { coins: 60 } },
  'stones-boulder': { map: 'scattersea2', x: 13, y: 14, gift: { item: 'gball', count: 1 }, hidden: true },
  'stones-stump': { map: 'scattersea2', x: 9, y: 23, gift: { coins: 45 }, hidden: true },
  'stones-log': { map: 'scattersea2', x: 24, y: 6, gift: { item: 'gball', count: 1 }, hidden: true },

  'spindle-isle': { map: 'scattersea3', x: 26, y: 4, gift: { coins: 45 } },
  'spindle-arm': { map: 'scattersea3', x: 13, y: 8, gift: { item: 'nball', count: 2 } },
  'spindle-bay': { map: 'scattersea3', x: 5, y: 28, gift: { item: 'gball', count: 1 } },
  'spindle-wreck': { map: 'scattersea3', x: 6, y: 27, gift: { coins: 50 }, hidden: true },
  'spindle-mooring': { map: 'scattersea3', x: 14, y: 2, gift: { item: 'gball', count: 1 }, hidden: true },
  'spindle-palm': { map: 'scattersea3', x: 16, y: 16, gift: { item: 'gball', count: 1 }, hidden: true },
};

/** The bushes of Scattersea. */
export const bushesOfScattersea: Readonly<Record<string, BerryBush>> = {
  'halyard-north-bush': { map: 'scattersea', x: 5, y: 9 },
  'halyard-south-bush': { map: 'scattersea', x: 4, y: 23 },
  'stones-east-bush': { map: 'scattersea2', x: 25, y: 12 },
  'stones-middle-bush': { map: 'scattersea2', x: 15, y: 17 },
};
