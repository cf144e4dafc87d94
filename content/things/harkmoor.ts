import type { Thing } from './types.ts';

/** What can be found in Harkmoor. The database stores the ids, which never change. */
export const thingsOfHarkmoor: Readonly<Record<string, Thing>> = {
  'peatwick-bog': { map: 'harkmoor', x: 6, y: 12, gift: { item: 'nball', count: 2 } },
  'peatwick-north': { map: 'harkmoor', x: 13, y: 2, gift: { coins: 30 } },
  'peatwick-east': { map: 'harkmoor', x: 25, y: 17, gift: { item: 'gball', count: 1 } },
  'peatwick-barrel': { map: 'harkmoor', x: 24, y: 27, gift: { item: 'nball', count: 3 }, hidden: true },
  'peatwick-crate': { map: 'harkmoor', x: 25, y: 27, gift: { item: 'gball', count: 1 }, hidden: true },
  'peatwick-cairn': { map: 'harkmoor', x: 27, y: 18, gift: { item: 'uball', count: 1 }, hidden: true },

  'hark-crest': { map: 'harkmoor2', x: 21, y: 3, gift: { coins: 35 } },
  'hark-west': { map: 'harkmoor2', x: 5, y: 13, gift: { item: 'nball', count: 2 } },
  'hark-pool': { map: 'harkmoor2', x: 27, y: 20, gift: { item: 'gball', count: 1 } },
  'hark-cave': { map: 'harkmoor2', x: 26, y: 3, gift: { item: 'uball', count: 1 } },
  'hark-boulder': { map: 'harkmoor2', x: 26, y: 6, gift: { item: 'uball', count: 1 }, hidden: true },
  'hark-ring': { map: 'harkmoor2', x: 15, y: 9, gift: { coins: 40 }, hidden: true },
  'hark-seat': { map: 'harkmoor2', x: 20, y: 10, gift: { item: 'gball', count: 1 }, hidden: true },

  'chapel-south': { map: 'harkmoor3', x: 12, y: 26, gift: { coins: 40 } },
  'chapel-slope': { map: 'harkmoor3', x: 25, y: 8, gift: { item: 'nball', count: 3 } },
  'chapel-shore': { map: 'harkmoor3', x: 4, y: 14, gift: { item: 'gball', count: 1 } },
  'chapel-cairn': { map: 'harkmoor3', x: 10, y: 22, gift: { item: 'uball', count: 1 }, hidden: true },
  'chapel-boat': { map: 'harkmoor3', x: 8, y: 23, gift: { coins: 50 }, hidden: true },
  'chapel-stone': { map: 'harkmoor3', x: 27, y: 15, gift: { item: 'gball', count: 1 }, hidden: true },
};
