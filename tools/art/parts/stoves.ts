import type { Path } from '../core/path.ts';
import { readPoints } from '../core/points.ts';
import type { Scene } from '../core/scene.ts';
import { ellipse, polygon } from '../core/shapes.ts';

/** A fire seen through an opening: the colour `flame` with two flat tongues in front. */
export function drawFireWindow(scene: Scene, opening: Path, middle: Path, tip: Path): void {
  scene.form(opening, {
    ramp: 'flame',
    lineWidth: 0.75,
    flat: true,
    marks: [
      { path: middle, ramp: 'flameMiddle' },
      { path: tip, ramp: 'flameTip' },
    ],
  });
}

/** An upright iron bar of a grate. */
export function drawBar(scene: Scene, x: number, top: number, bottom: number, width: number): void {
  const half = width / 2;
  const bar = polygon([
    [x - half, top],
    [x + half, top],
    [x + half + 0.5, bottom],
    [x - half + 0.5, bottom],
  ]);
  scene.form(bar, { ramp: 'iron', lineWidth: 0.5, flat: true });
}

/** Iron rivets at `x,y x,y …`. */
export function drawRivets(scene: Scene, places: string, radius: number): void {
  for (const [x, y] of readPoints(places)) {
    scene.flat(ellipse(x, y, radius + 1.6), scene.ramp('iron').line);
    scene.flat(ellipse(x, y, radius), 'iron');
    scene.flat(ellipse(x - radius * 0.3, y - radius * 0.35, radius * 0.4), scene.ramp('iron').light);
  }
}
