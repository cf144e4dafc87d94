import type { BerryBush, Thing } from './types.ts';

/** What can be found in Overcloud. The database stores the ids, which never change. */
export const thingsOfOvercloud: Readonly<Record<string, Thing>> = {
  'saltsteep-ledge': { map: 'overcloud', x: 28, y: 3, gift: { coins: 40 } },
  'saltsteep-terrace': { map: 'overcloud', x: 4, y: 4, gift: { item: 'nball', count: 3 } },
  'saltsteep-foot': { map: 'overcloud', x: 23, y: 29, gift: { item: 'gball', count: 1 } },
  'saltsteep-barrel': { map: 'overcloud', x: 22, y: 27, gift: { item: 'uball', count: 1 }, hidden: true },
  'saltsteep-crate': { map: 'overcloud', x: 14, y: 28, gift: { coins: 45 }, hidden: true },
  'saltsteep-cairn': { map: 'overcloud', x: 12, y: 3, gift: { item: 'nball', count: 2 }, hidden: true },

  'ridge-north': { map: 'overcloud2', x: 22, y: 3, gift: { coins: 45 } },
  'ridge-west': { map: 'overcloud2', x: 6, y: 10, gift: { item: 'nball', count: 3 } },
  'ridge-south': { map: 'overcloud2', x: 25, y: 28, gift: { item: 'gball', count: 1 } },
  'ridge-cairn': { map: 'overcloud2', x: 13, y: 25, gift: { item: 'uball', count: 1 }, hidden: true },
  'ridge-log': { map: 'overcloud2', x: 7, y: 20, gift: { coins: 50 }, hidden: true },
  'ridge-pile': { map: 'overcloud2', x: 20, y: 20, gift: { item: 'gball', count: 1 }, hidden: true },

  'organ-tarn': { map: 'overcloud3', x: 16, y: 1, gift: { item: 'uball', count: 3 } },
  'organ-garden': { map: 'overcloud3', x: 8, y: 8, gift: { coins: 50 } },
  'organ-stair': { map: 'overcloud3', x: 23, y: 12, gift: { item: 'nball', count: 3 } },
  'organ-west': { map: 'overcloud3', x: 6, y: 24, gift: { item: 'gball', count: 1 } },
  'organ-cairn': { map: 'overcloud3', x: 3, y: 5, gift: { item: 'uball', count: 1 }, hidden: true },
  'organ-pile': { map: 'overcloud3', x: 27, y: 23, gift: { coins: 55 }, hidden: true },
  'organ-boulder': { map: 'overcloud3', x: 27, y: 19, gift: { item: 'gball', count: 2 }, hidden: true },
};

/** The bushes of Overcloud. */
export const bushesOfOvercloud: Readonly<Record<string, BerryBush>> = {
  'saltsteep-upper-bush': { map: 'overcloud', x: 8, y: 19 },
  'saltsteep-lower-bush': { map: 'overcloud', x: 11, y: 20 },
};
