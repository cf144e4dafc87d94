import { paintBridge } from './bridge.ts';
import { paintCliff } from './cliff.ts';
import { paintMarks } from './details.ts';
import { paintFloor } from './floor.ts';
import { paintMeadow } from './meadow.ts';
import { paintPath, paintRocks, paintSand, paintWood } from './soils.ts';
import { paintTallBlades, paintTallGround } from './tall-grass.ts';
import type { GroundView } from './view.ts';
import { paintBank, paintDeep, paintFord, paintShallows, paintWaves } from './water.ts';

/** From the grass up; a later ground covers the ones before it. */
const GROUNDS = [
  paintMeadow,
  paintBank,
  paintSand,
  paintWood,
  paintRocks,
  paintPath,
  paintFloor,
  paintShallows,
  paintDeep,
  paintFord,
  paintTallGround,
  paintCliff,
  paintBridge,
] as const;

/** The opaque ground of a cell, as SVG in tile units. */
export function paintGround(view: GroundView, x: number, y: number): string {
  const ground = GROUNDS.map((paint) => paint(view, x, y)).join('');
  return view(x, y) === 'tall-grass' ? ground + paintTallBlades(view, x, y) : ground;
}

/** What lies on the ground of a cell: marks, waves, blades that lean in; empty for most cells. */
export function paintDetail(view: GroundView, x: number, y: number, frame: 0 | 1): string {
  if (view(x, y) === 'tall-grass') return '';
  return paintMarks(view, x, y) + paintWaves(view, x, y, frame) + paintTallBlades(view, x, y);
}
