import type { Ground } from '../../../../content/maps/types.ts';
import { COLOURS } from './colours.ts';
import { type Coat, paintSurface } from './surface.ts';
import { around, countAround, type GroundView, WALLS_STRAY } from './view.ts';
import { isFord } from './water.ts';

const isWet = (ground: Ground): boolean => ground === 'shore' || ground === 'water' || ground === 'bridge';

const PATH: readonly Coat[] = [
  { colour: COLOURS.grassDark, inset: 0.5 },
  { colour: COLOURS.pathDark, inset: 1 },
  { colour: COLOURS.path, inset: 1.8 },
];
const SAND: readonly Coat[] = [
  { colour: COLOURS.grassDark, inset: -0.2 },
  { colour: COLOURS.sandDark, inset: 0.3 },
  { colour: COLOURS.sand, inset: 1.1 },
];
const WOOD: readonly Coat[] = [
  { colour: COLOURS.woodDark, inset: 0 },
  { colour: COLOURS.wood, inset: 1 },
];
/** Old snow is blue where it is thin. */
const SNOW: readonly Coat[] = [
  { colour: '#8fa3bf', inset: 0.1, opacity: 0.55 },
  { colour: '#cfdcee', inset: 0.6 },
  { colour: '#e4ecf7', inset: 1.6 },
  { colour: '#f5f8fd', inset: 2.8 },
];
/** A frozen tarn: snow on its rim, then ice that is darker where it is thick. */
const ICE: readonly Coat[] = [
  { colour: '#8fa3bf', inset: -0.4, opacity: 0.5 },
  { colour: '#f1f6fd', inset: 0.2 },
  { colour: '#7fb4d6', inset: 1.7 },
  { colour: '#a9d6ea', inset: 2.5 },
];
const ROCKS: readonly Coat[] = [
  { colour: COLOURS.grassDark, inset: 0 },
  { colour: COLOURS.stoneDark, inset: 0.5 },
  { colour: COLOURS.stone, inset: 1.4 },
];

/** Paints sand. It continues below adjacent water, so that no grass is visible between them. */
export function paintSand(view: GroundView, x: number, y: number): string {
  const belongs = (ground: Ground, cx: number, cy: number): boolean => {
    if (ground === 'sand') return true;
    return isWet(ground) && countAround(view, cx, cy, (near) => near === 'sand') > 0;
  };
  return paintSurface(around(view, x, y, belongs), SAND);
}

/** Paints the mossy floor of a wood. It continues below a path through the wood. */
export function paintWood(view: GroundView, x: number, y: number): string {
  const belongs = (ground: Ground, cx: number, cy: number): boolean => {
    if (ground === 'wood') return true;
    return ground === 'path' && countAround(view, cx, cy, (near) => near === 'wood') >= 3;
  };
  return paintSurface(around(view, x, y, belongs, 2), WOOD);
}

/** Paints stony ground. It continues below adjacent cliffs, and strays as they do. */
export function paintRocks(view: GroundView, x: number, y: number): string {
  const belongs = (ground: Ground, cx: number, cy: number): boolean => {
    if (ground === 'rocks') return !isFord(view, cx, cy);
    return ground === 'cliff' && countAround(view, cx, cy, (near) => near === 'rocks') > 0;
  };
  return paintSurface(around(view, x, y, belongs, WALLS_STRAY), ROCKS);
}

export function paintPath(view: GroundView, x: number, y: number): string {
  return paintSurface(
    around(view, x, y, (ground) => ground === 'path' || ground === 'floor'),
    PATH,
  );
}

export const paintIce = (view: GroundView, x: number, y: number): string =>
  paintSurface(
    around(view, x, y, (ground) => ground === 'ice'),
    ICE,
  );

export const paintSnow = (view: GroundView, x: number, y: number): string =>
  paintSurface(
    // It continues below ice, so that no grass is seen between the two.
    around(view, x, y, (ground) => ground === 'snow' || ground === 'ice'),
    SNOW,
  );
