import type { Bounds } from './path.ts';

/** Stage of an evolution line; 0 is a creature without evolution. */
export type Stage = 0 | 1 | 2 | 3;
export interface Placement {
  readonly stage: Stage;
  /** For creatures that fly or swim: height above the middle of the canvas, in units. */
  readonly float?: number;
}
interface Transform {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const GROUND = 240;
const MIDDLE = 128;
const WIDEST = 244;
const LARGEST_SCALE = 1.3;
/** Height of a creature including its contour, in units, by stage. */
export const HEIGHTS: Readonly<Record<Stage, number>> = { 0: 222, 1: 178, 2: 206, 3: 236 };

/** Scales a drawing to the height of its stage and puts its feet on the ground line, or at the height `float`. */
export function fitTransform(bounds: Bounds, placement: Placement, outerLine: number): Transform {
  const { stage, float } = placement;
  const scale = Math.min(
    LARGEST_SCALE,
    (HEIGHTS[stage] - 2 * outerLine) / bounds.height,
    (WIDEST - 2 * outerLine) / bounds.width,
  );
  const ground = float === undefined ? GROUND : MIDDLE + (bounds.height * scale) / 2 - float;
  return {
    scale,
    x: MIDDLE - (bounds.left + bounds.width / 2) * scale,
    y: ground - outerLine - bounds.bottom * scale,
  };
}
