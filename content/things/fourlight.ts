import type { BerryBush, Thing } from './types.ts';

/** What can be found in Fourlight. The database stores the ids, which never change. */
export const thingsOfFourlight: Readonly<Record<string, Thing>> = {
  'halfpast-lip': { map: 'fourlight', x: 28, y: 13, gift: { coins: 60 } },
  'halfpast-garden': { map: 'fourlight', x: 5, y: 2, gift: { item: 'nball', count: 4 } },
  'halfpast-foot': { map: 'fourlight', x: 23, y: 29, gift: { item: 'gball', count: 2 } },
  'halfpast-barrel': { map: 'fourlight', x: 22, y: 25, gift: { item: 'uball', count: 1 }, hidden: true },
  'halfpast-crate': { map: 'fourlight', x: 8, y: 23, gift: { coins: 65 }, hidden: true },
  'halfpast-stone': { map: 'fourlight', x: 20, y: 14, gift: { item: 'gball', count: 1 }, hidden: true },
};

/** The bushes of Fourlight. */
export const bushesOfFourlight: Readonly<Record<string, BerryBush>> = {
  'halfpast-east-bush': { map: 'fourlight', x: 17, y: 21 },
  'halfpast-west-bush': { map: 'fourlight', x: 12, y: 20 },
};
