import { BROAD_TREES } from './broad-trees.ts';
import { BUSHES } from './bushes.ts';
import type { ObjectDrawing } from './drawing.ts';
import { COLD_HEARTH } from './fourlight/hearth.ts';
import { FOURLIGHT_LIGHTS } from './fourlight/lights.ts';
import { FOURLIGHT_TREES } from './fourlight/trees.ts';
import { FURNITURE } from './furniture.ts';
import { GREAT_OAK } from './great-oak.ts';
import { GREAT_STONES } from './great-stones.ts';
import { GYMS } from './gyms.ts';
import { HEIGHT_THINGS } from './heights.ts';
import { HOUSES } from './houses.ts';
import { ISLE_LANDMARKS } from './isle-landmarks.ts';
import { ISLE_THINGS } from './isles.ts';
import { LINES } from './lines.ts';
import { MOOR } from './moor.ts';
import { PLANTS } from './plants.ts';
import { SIGNS } from './signs.ts';
import { STANDING_STONES } from './standing-stones.ts';
import { STONES } from './stones.ts';
import { SWITCHES } from './switches.ts';
import { TOWERS } from './towers.ts';
import { TREES } from './trees.ts';
import { WATERSIDE } from './waterside.ts';
import { WIND_ORGAN } from './wind-organ.ts';
import { WOODEN } from './wooden.ts';

/** The drawings of all objects. Those of one kind are its variants, in order. */
export const OBJECTS: readonly ObjectDrawing[] = [
  ...TREES,
  ...BROAD_TREES,
  GREAT_OAK,
  ...BUSHES,
  ...PLANTS,
  ...STONES,
  ...STANDING_STONES,
  ...GREAT_STONES,
  ...WOODEN,
  ...SIGNS,
  ...LINES,
  ...HOUSES,
  ...GYMS,
  ...MOOR,
  ...TOWERS,
  ...FURNITURE,
  ...WATERSIDE,
  ...ISLE_THINGS,
  ...ISLE_LANDMARKS,
  ...HEIGHT_THINGS,
  WIND_ORGAN,
  ...FOURLIGHT_TREES,
  ...FOURLIGHT_LIGHTS,
  COLD_HEARTH,
  ...SWITCHES,
];
