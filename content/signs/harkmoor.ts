import type { MapSign } from './types.ts';

/** The signs of Harkmoor. Devices store the ids, which never change. */
export const signsOfHarkmoor = {
  'peatwick-road': { map: 'harkmoor', x: 18, y: 29, manner: 'read' },
  'peatwick-well': { map: 'harkmoor', x: 13, y: 18, manner: 'read' },
  'peatwick-barrel': { map: 'harkmoor', x: 24, y: 27, manner: 'look' },
  'peatwick-crate': { map: 'harkmoor', x: 25, y: 27, manner: 'look' },
  'peatwick-cairn': { map: 'harkmoor', x: 27, y: 18, manner: 'look' },
  'peatwick-log': { map: 'harkmoor', x: 17, y: 17, manner: 'look' },

  'hark-gate': { map: 'harkmoor2', x: 14, y: 27, manner: 'read' },
  'hark-fork': { map: 'harkmoor2', x: 11, y: 18, manner: 'read' },
  'hark-door': { map: 'harkmoor2', x: 25, y: 5, manner: 'read' },
  'hark-stone': { map: 'harkmoor2', x: 17, y: 10, manner: 'look' },
  'hark-boulder': { map: 'harkmoor2', x: 26, y: 6, manner: 'look' },
  'hark-ring': { map: 'harkmoor2', x: 15, y: 9, manner: 'look' },
  'hark-seat': { map: 'harkmoor2', x: 20, y: 10, manner: 'look' },

  'chapel-sign': { map: 'harkmoor3', x: 27, y: 18, manner: 'read' },
  'chapel-book': { map: 'harkmoor3', x: 8, y: 14, manner: 'read' },
  'chapel-cairn': { map: 'harkmoor3', x: 10, y: 22, manner: 'look' },
  'chapel-boat': { map: 'harkmoor3', x: 8, y: 23, manner: 'look' },
  'chapel-stone': { map: 'harkmoor3', x: 27, y: 15, manner: 'look' },
} as const satisfies Readonly<Record<string, MapSign>>;
