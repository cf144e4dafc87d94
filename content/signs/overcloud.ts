import type { MapSign } from './types.ts';

/** The signs of Overcloud. Devices store the ids, which never change. */
export const signsOfOvercloud = {
  'saltsteep-road': { map: 'overcloud', x: 18, y: 23, manner: 'read' },
  'saltsteep-pass': { map: 'overcloud', x: 17, y: 6, manner: 'read' },
  'saltsteep-well': { map: 'overcloud', x: 12, y: 20, manner: 'read' },
  'saltsteep-kettle': { map: 'overcloud', x: 18, y: 14, manner: 'look' },
  'saltsteep-barrel': { map: 'overcloud', x: 22, y: 27, manner: 'look' },
  'saltsteep-crate': { map: 'overcloud', x: 14, y: 28, manner: 'look' },
  'saltsteep-cairn': { map: 'overcloud', x: 12, y: 3, manner: 'look' },

  'ridge-foot': { map: 'overcloud2', x: 14, y: 27, manner: 'read' },
  'ridge-top': { map: 'overcloud2', x: 18, y: 5, manner: 'read' },
  'ridge-cairn': { map: 'overcloud2', x: 13, y: 25, manner: 'look' },
  'ridge-log': { map: 'overcloud2', x: 7, y: 20, manner: 'look' },
  'ridge-pile': { map: 'overcloud2', x: 20, y: 20, manner: 'look' },
  'ridge-marker': { map: 'overcloud2', x: 14, y: 13, manner: 'look' },

  'organ-sign': { map: 'overcloud3', x: 14, y: 28, manner: 'read' },
  'organ-plate': { map: 'overcloud3', x: 12, y: 13, manner: 'read' },
  'organ-tarn': { map: 'overcloud3', x: 22, y: 5, manner: 'read' },
  'organ-stone': { map: 'overcloud3', x: 10, y: 16, manner: 'look' },
  'organ-cairn': { map: 'overcloud3', x: 3, y: 5, manner: 'look' },
  'organ-pile': { map: 'overcloud3', x: 27, y: 23, manner: 'look' },
  'organ-boulder': { map: 'overcloud3', x: 27, y: 19, manner: 'look' },
} as const satisfies Readonly<Record<string, MapSign>>;
