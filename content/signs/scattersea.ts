import type { MapSign } from './types.ts';

/** The signs of Scattersea. Devices store the ids, which never change. */
export const signsOfScattersea = {
  'halyard-arrival': { map: 'scattersea', x: 17, y: 1, manner: 'read' },
  'halyard-quay': { map: 'scattersea', x: 14, y: 26, manner: 'read' },
  'halyard-well': { map: 'scattersea', x: 12, y: 9, manner: 'read' },
  'halyard-crate': { map: 'scattersea', x: 18, y: 27, manner: 'look' },
  'halyard-barrel': { map: 'scattersea', x: 21, y: 22, manner: 'look' },
  'halyard-pots': { map: 'scattersea', x: 9, y: 11, manner: 'look' },
  'halyard-mooring': { map: 'scattersea', x: 21, y: 11, manner: 'look' },

  'stones-landing': { map: 'scattersea2', x: 14, y: 5, manner: 'read' },
  'stones-west': { map: 'scattersea2', x: 4, y: 17, manner: 'read' },
  'stones-ferries': { map: 'scattersea2', x: 24, y: 22, manner: 'read' },
  'stones-boulder': { map: 'scattersea2', x: 13, y: 14, manner: 'look' },
  'stones-stump': { map: 'scattersea2', x: 9, y: 23, manner: 'look' },
  'stones-log': { map: 'scattersea2', x: 24, y: 6, manner: 'look' },
  'stones-pots': { map: 'scattersea2', x: 18, y: 4, manner: 'look' },

  'spindle-sign': { map: 'scattersea3', x: 27, y: 14, manner: 'read' },
  'spindle-north': { map: 'scattersea3', x: 17, y: 2, manner: 'read' },
  'spindle-door': { map: 'scattersea3', x: 15, y: 14, manner: 'read' },
  'spindle-wreck': { map: 'scattersea3', x: 6, y: 27, manner: 'look' },
  'spindle-mooring': { map: 'scattersea3', x: 14, y: 2, manner: 'look' },
  'spindle-palm': { map: 'scattersea3', x: 16, y: 16, manner: 'look' },
} as const satisfies Readonly<Record<string, MapSign>>;
