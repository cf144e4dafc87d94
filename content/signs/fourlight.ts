import type { MapSign } from './types.ts';

/** The signs of Fourlight. Devices store the ids, which never change. */
export const signsOfFourlight = {
  'halfpast-road': { map: 'fourlight', x: 17, y: 29, manner: 'read' },
  'halfpast-north': { map: 'fourlight', x: 13, y: 2, manner: 'read' },
  'halfpast-dial': { map: 'fourlight', x: 15, y: 15, manner: 'read' },
  'halfpast-well': { map: 'fourlight', x: 20, y: 16, manner: 'read' },
  'halfpast-dawn': { map: 'fourlight', x: 18, y: 13, manner: 'read' },
  'halfpast-night': { map: 'fourlight', x: 13, y: 13, manner: 'read' },
  'halfpast-barrel': { map: 'fourlight', x: 22, y: 25, manner: 'look' },
  'halfpast-crate': { map: 'fourlight', x: 8, y: 23, manner: 'look' },
  'halfpast-stone': { map: 'fourlight', x: 20, y: 14, manner: 'look' },

  'mile-foot': { map: 'fourlight2', x: 17, y: 29, manner: 'read' },
  'mile-fork': { map: 'fourlight2', x: 13, y: 4, manner: 'read' },
  'mile-dawn': { map: 'fourlight2', x: 9, y: 23, manner: 'read' },
  'mile-noon': { map: 'fourlight2', x: 24, y: 20, manner: 'read' },
  'mile-dusk': { map: 'fourlight2', x: 21, y: 4, manner: 'read' },
  'mile-night': { map: 'fourlight2', x: 8, y: 7, manner: 'read' },
  'mile-islet': { map: 'fourlight2', x: 12, y: 8, manner: 'read' },
  'mile-cairn': { map: 'fourlight2', x: 8, y: 13, manner: 'look' },
  'mile-log': { map: 'fourlight2', x: 8, y: 24, manner: 'look' },
  'mile-boulder': { map: 'fourlight2', x: 27, y: 17, manner: 'look' },

  'hearth-sign': { map: 'fourlight3', x: 14, y: 28, manner: 'read' },
  'hearth-mantel': { map: 'fourlight3', x: 15, y: 14, manner: 'read' },
  'hearth-shelf-first': { map: 'fourlight3', x: 13, y: 4, manner: 'read' },
  'hearth-shelf-last': { map: 'fourlight3', x: 16, y: 4, manner: 'read' },
  'hearth-kettle': { map: 'fourlight3', x: 18, y: 18, manner: 'look' },
  'hearth-cairn': { map: 'fourlight3', x: 27, y: 12, manner: 'look' },
  'hearth-barrel': { map: 'fourlight3', x: 8, y: 16, manner: 'look' },
  'hearth-larder': { map: 'fourlight3', x: 9, y: 23, manner: 'read' },
  'larder-crate': { map: 'fourlight3', x: 9, y: 25, manner: 'look' },
  'larder-honey': { map: 'fourlight3', x: 1, y: 25, manner: 'look' },
  'hearth-boulder': { map: 'fourlight3', x: 26, y: 17, manner: 'look' },
} as const satisfies Readonly<Record<string, MapSign>>;
