import type { ObjectDrawing } from './drawing.ts';
import { FURNITURE } from './furniture.ts';
import { GREAT_OAK } from './great-oak.ts';
import { HOUSES } from './houses.ts';
import { PLANTS } from './plants.ts';
import { STONES } from './stones.ts';
import { TOWERS } from './towers.ts';
import { TREES } from './trees.ts';
import { WATERSIDE } from './waterside.ts';
import { WOODEN } from './wooden.ts';

/** Every picture of every object; those of one kind are its variants, in order. */
export const OBJECTS: readonly ObjectDrawing[] = [
  ...TREES,
  GREAT_OAK,
  ...PLANTS,
  ...STONES,
  ...WOODEN,
  ...HOUSES,
  ...TOWERS,
  ...FURNITURE,
  ...WATERSIDE,
];
