import { type Mark, type Path, type Point, polygon, spline } from '../../../kit.ts';
import type { Piece } from '../look.ts';
import { type Pose, place } from '../pose.ts';

/** Places on a torso. */
export interface Chest {
  readonly x: number;
  readonly y: number;
  /** Half the width. */
  readonly wide: number;
  /** The middle of the chest, and whether the chest is visible. */
  readonly front: number;
  readonly isFront: boolean;
}
export type ChestMarks = (chest: Chest, pose: Pose) => readonly Mark[];

export function chestOf(pose: Pose, girth = 15): Chest {
  const { forward, lift } = pose;
  const [x, y] = place(pose, 0, 0, 84 + lift);
  const wide = girth + Math.abs(forward.near) * 2.5;
  return { x, y, wide, front: x + forward.across * 9, isFront: forward.near > -0.2 };
}

/** A band across the whole width. */
export const band = (x: number, top: number, bottom: number): Path =>
  polygon(`${x - 40},${top} ${x + 40},${top} ${x + 40},${bottom} ${x - 40},${bottom}`);
/** A vertical band from neck to hem. */
export const panel = (x: number, top: number, bottom: number): Path =>
  polygon(`${x - top},56 ${x + top},56 ${x + bottom},124 ${x - bottom},124`);

interface TorsoOptions {
  readonly ramp?: string;
  /** Half the width as seen from the side. */
  readonly girth?: number;
  readonly marks?: ChestMarks;
}

/** Chest and hips with their clothes. */
export const torso =
  ({ ramp = 'coat', girth = 15, marks = () => [] }: TorsoOptions = {}): Piece =>
  (pose) => {
    const chest = chestOf(pose, girth);
    const { x, y, wide } = chest;
    const outline: Point[] = [
      [x - wide * 0.72, y - 15],
      [x, y - 17],
      [x + wide * 0.72, y - 15],
      [x + wide, y + 4],
      [x + wide * 0.94, y + 16],
      [x, y + 18.5],
      [x - wide * 0.94, y + 16],
      [x - wide, y + 4],
    ];
    return [{ near: 0, draw: (scene) => scene.form(spline(outline), { ramp, marks: marks(chest, pose) }) }];
  };

/** A stripe down the front and a hem. */
export const stripeAndHem: ChestMarks = ({ x, y, front, isFront }) => {
  const hem: Mark = {
    path: polygon(`${x - 30},${y + 11} ${x + 30},${y + 11} ${x + 30},${y + 24} ${x - 30},${y + 24}`),
    ramp: 'trim',
  };
  const stripe = polygon(
    `${front - 4.6},${y - 20} ${front + 4.6},${y - 20} ${front + 4.2},${y + 20} ${front - 4.2},${y + 20}`,
  );
  return isFront ? [{ path: stripe, ramp: 'stripe' }, hem] : [hem];
};
