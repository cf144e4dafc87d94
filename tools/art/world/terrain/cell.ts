import { paintBridge } from './bridge.ts';
import { paintCliff } from './cliff.ts';
import { paintMarks } from './details.ts';
import { paintFloor } from './floor.ts';
import { paintMeadow } from './meadow.ts';
import { paintPath, paintRocks, paintSand, paintWood } from './soils.ts';
import { paintTallGround } from './tall-grass.ts';
import type { GroundView } from './view.ts';
import { cutWater, paintBank, paintDeep, paintFord, paintShallows } from './water.ts';

/** In painting order: a later ground covers the previous ones. */
const LAND = [paintMeadow, paintBank, paintSand, paintWood, paintRocks, paintPath, paintFloor] as const;
const ABOVE = [paintShallows, paintDeep, paintFord, paintTallGround, paintCliff, paintBridge] as const;

/** The ground of a cell as SVG in tile units; transparent over water, where the moving water below is visible. */
export function paintGround(view: GroundView, x: number, y: number): string {
  const land = LAND.map((paint) => paint(view, x, y)).join('');
  return cutWater(view, x, y, land) + ABOVE.map((paint) => paint(view, x, y)).join('');
}

/** The marks on the ground of a cell; empty for many cells. */
export const paintDetail = (view: GroundView, x: number, y: number): string => paintMarks(view, x, y);
