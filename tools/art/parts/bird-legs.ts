import type { FormOptions } from '../core/form.ts';
import type { Scene } from '../core/scene.ts';
import { tube } from '../core/tube.ts';

/** Draws a thin bird leg with three toes from (hipX, hipY) to the ground at (x, y), in the colour `beak`. */
export function drawBirdLeg(
  scene: Scene,
  hipX: number,
  hipY: number,
  x: number,
  y: number,
  size = 1,
  options: FormOptions = {},
): void {
  scene.part('leg', () => {
    const toe = (dx: number, dy: number) => {
      return tube([
        [x, y - 3, 4.2 * size],
        [x + dx * size, y + dy, 3.6 * size],
      ]);
    };
    const shank = tube([
      [hipX, hipY, 4.4 * size],
      [x, y - 4, 3.8 * size],
    ]);
    scene.form([shank, toe(-15, 1), toe(-3, 4), toe(11, 1)], {
      ramp: 'beak',
      lineWidth: 0.85,
      rim: false,
      ...options,
    });
  });
}
