import { ellipse, fluff, type Point, type Scene, spline } from '../../../kit.ts';
import { LEFT_AND_RIGHT } from '../body/legs.ts';
import { LAYER, type Part, type Piece } from '../look.ts';
import type { Pose } from '../pose.ts';
import { HEAD_RADIUS as R, showsFace } from './face.ts';
import { onHead } from './sphere.ts';

/** Cloth around the whole head. The face is painted over it. */
function dome(scene: Scene, { head: { x, y }, forward: { across } }: Pose, ramp: string, out: number): void {
  const side = R + out;
  const outline: Point[] = [
    [x - side, y - 2],
    [x - side * 0.78, y - side * 0.82],
    [x - across, y - side - 3],
    [x + side * 0.78, y - side * 0.82],
    [x + side, y - 2],
    [x + side * 0.88, y + 14],
    [x + side * 0.54, y + 25],
    [x - across * 3, y + 28],
    [x - side * 0.54, y + 25],
    [x - side * 0.88, y + 14],
  ];
  scene.form(spline(outline), { ramp, shade: 7 });
}

/** The hood as a part of the figure. */
export const domePart = (pose: Pose, ramp: string, out: number): Part => ({
  near: LAYER.hairBehind,
  draw: (scene) => dome(scene, pose, ramp, out),
});

/** The shadow inside the opening. */
export function opening(pose: Pose, ramp: string): Part[] {
  if (!showsFace(pose)) return [];
  const { across, near } = pose.forward;
  const width = R * (0.62 + 0.32 * Math.max(0, near * 0.5 + 0.5)) + 3;
  const x = pose.head.x + across * (R - width + 5);
  return [
    {
      near: LAYER.face - 1,
      draw: (scene) => scene.form(ellipse(x, pose.head.y + 4, width, 21), { ramp, shade: 3, lineWidth: 0.8 }),
    },
  ];
}

/** The duck hood of a raincoat: a bill over the forehead, eyes and a tuft. */
export const duckHood: Piece = (pose) => {
  const { x, y } = pose.head;
  const { across, near } = pose.forward;
  const tuft: Part = {
    near: LAYER.hairBehind - 1,
    draw: (scene) => {
      const root = [x - across * 4, y - R - 4] as const;
      for (const lean of [-0.9, 0, 0.9]) {
        const tip = ellipse(
          root[0] + lean * 8 - across * 4,
          root[1] - 6 + Math.abs(lean) * 4,
          4,
          8,
          lean * 34 - across * 14,
        );
        scene.form(tip, { ramp: 'coat', shade: 2 });
      }
    },
  };
  const eyes = LEFT_AND_RIGHT.flatMap((mirror): Part[] => {
    const at = onHead(pose, mirror * 0.75, 29, 18);
    if (at.near < 0.25) return [];
    return [
      {
        near: LAYER.hat + 1,
        draw: (scene) => {
          const narrow = Math.max(0.5, at.near);
          scene.flat(ellipse(at.x, at.y, 5 * narrow, 5.6), scene.palette.line ?? '');
          scene.flat(ellipse(at.x - 1.2, at.y - 1.8, 1.9 * narrow, 1.9), '#ffffff');
        },
      },
    ];
  });
  const bill: Part[] =
    near < -0.4
      ? []
      : [
          {
            near: LAYER.hat,
            draw: (scene) => {
              const [bx, by] = [x + across * 20, y - 15 + near * 4];
              const half = 10 + Math.abs(near) * 6;
              scene.form(ellipse(bx + across * 8, by + 2, half, 6.4), { ramp: 'bill', shade: 2.5 });
            },
          },
        ];
  return [tuft, domePart(pose, 'coat', 4), ...opening(pose, 'lining'), ...eyes, ...bill];
};

/** The hood of a parka, with fur around the face. */
export const furHood: Piece = (pose) => {
  const { x, y } = pose.head;
  const { across, near } = pose.forward;
  const wide = 13 + 20 * Math.max(Math.abs(near) ** 1.4, 0.06);
  const wreath: Part = {
    near: near < -0.3 ? LAYER.hairBehind - 1 : LAYER.face - 2,
    draw: (scene) =>
      scene.form(fluff(x + across * 4, y + 3, wide + 1, 32, 15, 0.11, 6), { ramp: 'fur', shade: 5 }),
  };
  return [domePart(pose, 'coat', 3), wreath, ...opening(pose, 'lining')];
};
