import type { BerryBush, Thing } from './types.ts';

/** What can be found in Fourlight. The database stores the ids, which never change. */
export const thingsOfFourlight: Readonly<Record<string, Thing>> = {
  'halfpast-lip': { map: 'fourlight', x: 28, y: 13, gift: { coins: 60 } },
  'halfpast-garden': { map: 'fourlight', x: 5, y: 2, gift: { item: 'nball', count: 3 } },
  'halfpast-foot': { map: 'fourlight', x: 23, y: 29, gift: { item: 'gball', count: 1 } },
  'halfpast-barrel': { map: 'fourlight', x: 22, y: 25, gift: { item: 'nball', count: 2 }, hidden: true },
  'halfpast-crate': { map: 'fourlight', x: 8, y: 23, gift: { coins: 65 }, hidden: true },
  'halfpast-stone': { map: 'fourlight', x: 20, y: 14, gift: { item: 'gball', count: 1 }, hidden: true },

  'mile-dawn': { map: 'fourlight2', x: 2, y: 20, gift: { coins: 65 } },
  'mile-noon': { map: 'fourlight2', x: 28, y: 18, gift: { item: 'nball', count: 3 } },
  'mile-dusk': { map: 'fourlight2', x: 26, y: 3, gift: { item: 'gball', count: 1 } },
  'mile-islet': { map: 'fourlight2', x: 8, y: 10, gift: { item: 'uball', count: 1 } },
  'mile-cairn': { map: 'fourlight2', x: 8, y: 13, gift: { item: 'nball', count: 2 }, hidden: true },
  'mile-log': { map: 'fourlight2', x: 8, y: 24, gift: { coins: 70 }, hidden: true },
  'mile-boulder': { map: 'fourlight2', x: 27, y: 17, gift: { item: 'gball', count: 1 }, hidden: true },

  'hearth-garden': { map: 'fourlight3', x: 3, y: 12, gift: { coins: 70 } },
  'hearth-aisle': { map: 'fourlight3', x: 13, y: 2, gift: { item: 'nball', count: 3 } },
  'hearth-foot': { map: 'fourlight3', x: 25, y: 21, gift: { item: 'gball', count: 1 } },
  'larder-near': { map: 'fourlight3', x: 7, y: 29, gift: { coins: 75 } },
  'larder-far': { map: 'fourlight3', x: 5, y: 29, gift: { item: 'uball', count: 1 } },
  'larder-crate': { map: 'fourlight3', x: 9, y: 25, gift: { item: 'nball', count: 2 }, hidden: true },
  'hearth-cairn': { map: 'fourlight3', x: 27, y: 12, gift: { item: 'nball', count: 2 }, hidden: true },
  'hearth-barrel': { map: 'fourlight3', x: 8, y: 16, gift: { coins: 75 }, hidden: true },
  'hearth-boulder': { map: 'fourlight3', x: 26, y: 17, gift: { item: 'gball', count: 1 }, hidden: true },
};

/** The bushes of Fourlight. */
export const bushesOfFourlight: Readonly<Record<string, BerryBush>> = {
  'halfpast-east-bush': { map: 'fourlight', x: 17, y: 21 },
  'halfpast-west-bush': { map: 'fourlight', x: 12, y: 20 },
  'mile-bush': { map: 'fourlight2', x: 26, y: 24 },
  'mile-dawn-bush': { map: 'fourlight2', x: 5, y: 14 },
  'hearth-west-bush': { map: 'fourlight3', x: 7, y: 20 },
  'hearth-east-bush': { map: 'fourlight3', x: 22, y: 20 },
};
