import { type Point, spline } from '../../../kit.ts';
import { LAYER, type Piece } from '../look.ts';
import { HEAD_RADIUS as R, showsFace } from './face.ts';

interface CutOptions {
  readonly ramp?: string;
  /** How far the hair extends below the middle of the head at the back. */
  readonly nape?: number;
  /** How far the hair stands out from the skull. */
  readonly volume?: number;
  /** Height of the bare forehead above the eyes; smaller values give a longer fringe. */
  readonly brow?: number;
  /** The side of the parting, −1…1. */
  readonly parting?: number;
}

/** Smooth hair around the head, short or long, parted or with a straight fringe. */
export const hairCut =
  ({ ramp = 'hair', nape = 17, volume: v = 0, brow = 4, parting = 0 }: CutOptions = {}): Piece =>
  (pose) => {
    const { x, y } = pose.head;
    const { across, near } = pose.forward;
    const side = R + 1 + v;
    const behind: Point[] = [
      [x - side, y - 6],
      [x - R * 0.74 - v * 0.6, y - R + 2 - v],
      [x, y - R - 3 - v],
      [x + R * 0.74 + v * 0.6, y - R + 2 - v],
      [x + side, y - 6],
      [x + side - 1 - across * 3, y + nape - 8],
      [x + R * 0.6 - across * 6, y + nape],
      [x - across * 8, y + nape + 2],
      [x - R * 0.6 - across * 6, y + nape],
      [x - side + 1 - across * 3, y + nape - 8],
    ];
    const shift = across * 9;
    const isFront = showsFace(pose);
    const low = isFront ? y - 4 - brow + near * 4 : y - 2;
    const edge: Point[] = isFront
      ? [
          [x + R * 0.82 + shift * 0.3, low + 3],
          [x + R * 0.4 + shift, low - 1 - Math.max(0, parting) * 6],
          [x + shift + parting * 9, low - 3 - Math.abs(parting) * 5, parting !== 0],
          [x - R * 0.4 + shift, low - 1 - Math.max(0, -parting) * 6],
          [x - R * 0.82 + shift * 0.3, low + 3],
        ]
      : [
          [x + R * 0.6, low + 4],
          [x, low + 7],
          [x - R * 0.6, low + 4],
        ];
    const front: Point[] = [
      [x - side - 1.5, y + 3, true],
      [x - side - 0.5, y - 10],
      [x - R * 0.72 - v * 0.6, y - R - 1 - v],
      [x, y - R - 5 - v],
      [x + R * 0.72 + v * 0.6, y - R - 1 - v],
      [x + side + 0.5, y - 10],
      [x + side + 1.5, y + 3, true],
      ...edge,
    ];
    return [
      {
        near: LAYER.hairBehind,
        draw: (scene) => scene.form(spline(behind), { ramp, shade: 7 }),
      },
      { near: LAYER.fringe, draw: (scene) => scene.form(spline(front), { ramp, shade: 6 }) },
    ];
  };
