import { ellipse, type Mark, tube } from '../../../kit.ts';
import type { Piece } from '../look.ts';
import { TILT } from '../pose.ts';
import { layerOf, onHead } from './sphere.ts';

interface TailOptions {
  /** Height of the tie above the middle of the head. */
  readonly height: number;
  readonly length: number;
  readonly thick: number;
  /** Distance of the tail from the back. */
  readonly flow?: number;
  /** Colour of the ribbon. */
  readonly tie: string;
  /** Draws crossed strands, for a braid. */
  readonly braided?: boolean;
}

/** Hair that is tied at the back and swings with the steps: a ponytail or a braid. */
export const tail =
  ({ height, length, thick, flow = 8, tie, braided = false }: TailOptions): Piece =>
  (pose) => {
    const { forward, stride } = pose;
    const root = onHead(pose, Math.PI, height, 23);
    const back = { x: -forward.across, y: -forward.near * TILT };
    const sway = stride * 3 * Math.max(0.3, Math.abs(forward.near));
    const at = (share: number, out: number): readonly [number, number] => [
      root.x + back.x * flow * out + sway * share,
      root.y + back.y * flow * out + length * share + Math.abs(stride) * share,
    ];
    const [middle, end] = [at(0.45, 1.2), at(1, 0.9)];
    const knots: Mark[] = [0.22, 0.42, 0.62, 0.82].map((share) => {
      const [x, y] = at(share, 1.1);
      return { path: ellipse(x, y, thick + 3, 1.5, share * 200 > 80 ? 24 : -24), flat: '#00000055' };
    });
    return [
      {
        near: layerOf(root.near),
        draw: (scene) => {
          const hair = tube([
            [root.x, root.y, thick * 0.7],
            [...middle, thick],
            [...end, braided ? thick * 0.6 : 0.6],
          ]);
          scene.form(hair, { ramp: 'hair', shade: 3, marks: braided ? knots : [] });
          const [x, y] = braided ? at(0.93, 0.95) : [root.x, root.y];
          scene.form(ellipse(x, y, thick * 0.75, thick * 0.6), { ramp: tie, lineWidth: 0.8 });
        },
      },
    ];
  };
