import { ink, type Point, spline } from '../../../kit.ts';
import { LAYER, type Piece } from '../look.ts';
import { HEAD_RADIUS as R, showsFace } from './face.ts';

interface BeardOptions {
  /** How far the beard extends below the middle of the head. */
  readonly length: number;
  /** Width relative to the face. */
  readonly wide?: number;
  readonly ramp?: string;
}

/** A full beard from ear to ear, with a moustache above the mouth. */
export const beard =
  ({ length, wide = 1, ramp = 'hair' }: BeardOptions): Piece =>
  (pose) => {
    if (!showsFace(pose)) return [];
    const { across, near } = pose.forward;
    const x = pose.head.x + across * 6;
    const { y } = pose.head;
    const half = R * (0.72 + 0.2 * Math.max(0, near)) * wide;
    const tip = x + across * 5;
    const outline: Point[] = [
      [x - half * 0.98, y + 5, true],
      [x - half * 1.02, y + 14],
      [tip - half * 0.62, y + length - 5],
      [tip, y + length],
      [tip + half * 0.62, y + length - 5],
      [x + half * 1.02, y + 14],
      [x + half * 0.98, y + 5, true],
      [x + half * 0.62, y + 12],
      [x + across * 7, y + 11.5],
      [x - half * 0.62, y + 12],
    ];
    const mouth = pose.head.x + across * R * 0.8;
    return [
      {
        near: LAYER.beard,
        draw: (scene) => {
          scene.form(spline(outline), { ramp, shade: 4, lineWidth: 0.9 });
          if (near < 0.2) return;
          const [from, to] = [mouth - 7 * Math.max(0.5, near), mouth + 7 * Math.max(0.5, near)];
          scene.flat(
            ink(`${from},${y + 14.5} ${mouth},${y + 11.5} ${to},${y + 14.5}`, 5.4),
            scene.ramp(ramp).shade,
          );
          scene.flat(
            ink(`${mouth - 3},${y + 17} ${mouth},${y + 18.4} ${mouth + 3},${y + 17}`, 2.2),
            scene.ramp(ramp).line,
          );
        },
      },
    ];
  };
