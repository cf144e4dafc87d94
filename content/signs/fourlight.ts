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
} as const satisfies Readonly<Record<string, MapSign>>;
