import type { ObjectDrawing } from './drawing.ts';
import { HOUSES } from './houses.ts';
import { PLANTS } from './plants.ts';
import { STONES } from './stones.ts';
import { TOWERS } from './towers.ts';
import { TREES } from './trees.ts';
import { WOODEN } from './wooden.ts';

/** Every picture of every object; those of one kind are its variants, in order. */
export const OBJECTS: readonly ObjectDrawing[] = [
  ...TREES,
  ...PLANTS,
  ...STONES,
  ...WOODEN,
  ...HOUSES,
  ...TOWERS,
];
