import type { MapId } from './types.ts';

/** The lands of the world: colours of the ground, places of battles and music follow them. */
export type Land = 'inland' | 'coast' | 'moor' | 'isles' | 'heights' | 'fourlight';

/** The land in which each map lies. A file of its own, because sounds need it before any map is loaded. */
const lands: Readonly<Record<MapId, Land>> = {
  green_land: 'inland',
  green_land2: 'coast',
  green_land3: 'inland',
  harkmoor: 'moor',
  harkmoor2: 'moor',
  harkmoor3: 'moor',
  scattersea: 'isles',
  scattersea2: 'isles',
  scattersea3: 'isles',
  overcloud: 'heights',
  overcloud2: 'heights',
  overcloud3: 'heights',
  fourlight: 'fourlight',
  fourlight2: 'fourlight',
  fourlight3: 'fourlight',
};

/** The land of a map; null for a name that this version of the game does not know. */
export const landOf = (map: string): Land | null => (Object.hasOwn(lands, map) ? lands[map as MapId] : null);
