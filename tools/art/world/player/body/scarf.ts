import { type Point, type Scene, spline, tube } from '../../../kit.ts';
import { LAYER, type Piece } from '../look.ts';
import { type Pose, place } from '../pose.ts';

function drawTail(scene: Scene, x: number, y: number, lean: number, stride: number): void {
  const end = [x + lean, y + 19 + stride * 1.6] as const;
  const tail = tube(
    [
      [x, y, 5],
      [x + lean * 0.7, y + 10 + stride * 1.4, 5.6],
      [...end, 4.2],
    ],
    { endCap: 'flat' },
  );
  scene.form(tail, { ramp: 'scarf', lineWidth: 0.9 });
}

function drawScarf(scene: Scene, pose: Pose): void {
  const { forward, stride, lift } = pose;
  const [x, y] = place(pose, 0, 0, 68 + lift);
  if (forward.near < 0.2 && forward.near > -0.2)
    drawTail(scene, x - forward.across * 10, y, -forward.across * 7, stride);
  const outline: Point[] = [
    [x - 13, y - 3],
    [x, y - 6],
    [x + 13, y - 3],
    [x + 12, y + 4],
    [x, y + 7 + forward.near * 1.5],
    [x - 12, y + 4],
  ];
  scene.form(spline(outline), { ramp: 'scarf', shade: 3, lineWidth: 0.9 });
  if (forward.near < -0.2)
    drawTail(scene, x - 3 - forward.across * 6, y + 2, -2 - forward.across * 5, stride);
}

/** A scarf with one end hanging down the back. */
export const scarf: Piece = (pose) => [{ near: LAYER.neck, draw: (scene) => drawScarf(scene, pose) }];
