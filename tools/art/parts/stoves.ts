import type { Path } from '../core/path.ts';
import { readPoints } from '../core/points.ts';
import type { Scene } from '../core/scene.ts';
import { ellipse, polygon } from '../core/shapes.ts';

/** Draws a fire seen through an opening: the colour `flame`, and two flat tongues in front of it. */
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

/** Draws a vertical iron bar of a grate. */
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

/** Draws iron rivets at the places `x,y x,y …`. */
export function drawRivets(scene: Scene, places: string, radius: number): void {
  for (const [x, y] of readPoints(places)) {
    scene.flat(ellipse(x, y, radius + 1.6), scene.ramp('iron').line);
    scene.flat(ellipse(x, y, radius), 'iron');
    scene.flat(ellipse(x - radius * 0.3, y - radius * 0.35, radius * 0.4), scene.ramp('iron').light);
  }
}
