import { paintBridge } from './bridge.ts';
import { paintCliff } from './cliff.ts';
import { paintMarks } from './details.ts';
import { paintEdge } from './edge.ts';
import { paintFloor } from './floor.ts';
import { paintLedge } from './ledge.ts';
import { paintMeadow } from './meadow.ts';
import { paintIce, paintPath, paintRocks, paintSand, paintSnow, paintWood } from './soils.ts';
import { paintTallGround } from './tall-grass.ts';
import type { GroundView } from './view.ts';
import { cutWater, paintBank, paintDeep, paintFord, paintShallows } from './water.ts';

/** In painting order: a later ground covers the previous ones. */
const LAND = [
  paintMeadow,
  paintBank,
  paintSand,
  paintWood,
  paintRocks,
  paintSnow,
  paintIce,
  paintLedge,
  paintPath,
  paintFloor,
] as const;
const WATER = [paintShallows, paintDeep, paintFord, paintTallGround] as const;
const ABOVE = [paintCliff, paintBridge] as const;

/** The ground of a cell as SVG in tile units; transparent over water, where the moving water below is visible. */
export function paintGround(view: GroundView, x: number, y: number): string {
  const painted = (paints: readonly ((view: GroundView, x: number, y: number) => string)[]): string =>
    paints.map((paint) => paint(view, x, y)).join('');
  const land = cutWater(view, x, y, painted(LAND)) + painted(WATER);
  return paintEdge(view, x, y, land) + painted(ABOVE);
}

/** The marks on the ground of a cell; empty for many cells. */
export const paintDetail = (view: GroundView, x: number, y: number): string => paintMarks(view, x, y);
