/** What places of battles are drawn with, in one import. */

export { scatter } from '../terrain/scatter.ts';
export { clipTo, dot, line, shape } from '../terrain/svg.ts';
export { backdrop } from './backdrop.ts';
export { barePatch, PLATFORM, turfPatch } from './patches.ts';
export { bush, fronds, rushes, twig } from './plants.ts';
export {
  clump,
  corners,
  flies,
  flower,
  fringe,
  glow,
  gradient,
  grain,
  land,
  patch,
  rows,
  STAGE,
  strew,
  type Tones,
} from './stage.ts';
export { mountain, rock } from './stones.ts';
export { fir, tree, trunk } from './trees.ts';
