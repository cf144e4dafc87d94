import { type Point, spline } from '../../../kit.ts';
import type { Piece } from '../look.ts';
import { type ChestMarks, chestOf } from './torso.ts';

interface GownOptions {
  readonly ramp?: string;
  /** Half width at the hem, and the height of the hem; the ground is at 118. */
  readonly flare: number;
  readonly hem: number;
  readonly girth?: number;
  /** Whether it starts at the shoulders or at the waist. */
  readonly from?: 'shoulders' | 'waist';
  readonly marks?: ChestMarks;
  readonly near?: number;
}

/** A dress, a coat or a skirt that widens towards its hem and swings with the steps. */
export const gown =
  ({
    ramp = 'coat',
    flare,
    hem,
    girth = 14,
    from = 'shoulders',
    marks = () => [],
    near = 0,
  }: GownOptions): Piece =>
  (pose) => {
    const chest = chestOf(pose, girth);
    const { x, y, wide } = chest;
    const { stride, forward, lift } = pose;
    const sway = stride * 1.6;
    const round = 1 - Math.abs(forward.across) * 0.1;
    const [left, right] = [x - flare * round + sway, x + flare * round + sway];
    const low = hem + lift;
    const top: Point[] =
      from === 'shoulders'
        ? [
            [x - wide * 0.88, y + 4],
            [x - wide * 0.72, y - 15],
            [x, y - 17],
            [x + wide * 0.72, y - 15],
            [x + wide * 0.88, y + 4],
          ]
        : [
            [x - wide * 0.8, y + 2, true],
            [x, y],
            [x + wide * 0.8, y + 2, true],
          ];
    const middle = (share: number) => flare * round * share + wide * 0.8 * (1 - share);
    const waist = low - (low - y) * 0.45;
    const outline: Point[] = [
      ...top,
      [x + middle(0.62) + sway * 0.5, waist],
      [right, low - 3],
      [right - 3, low, true],
      [x + sway, low + 3.5],
      [left + 3, low, true],
      [left, low - 3],
      [x - middle(0.62) + sway * 0.5, waist],
    ];
    return [{ near, draw: (scene) => scene.form(spline(outline), { ramp, marks: marks(chest, pose) }) }];
  };
