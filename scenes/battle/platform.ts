import { paint } from '../shared/paint.ts';
import type { StageScene } from '../shared/stageScene.ts';
import { sides } from './cast.ts';
import type { Layout } from './layout.ts';

/** Colours of the ground that the creatures stand on: rim, top, middle. */
export type Ground = readonly [string, string, string];

const grass: Ground = ['#5da350', '#d8e8a0', '#c3db85'];

/** The two round patches of ground. */
export function addPlatforms(scene: StageScene, layout: Layout, [rim, top, middle]: Ground = grass): void {
  for (const side of sides) {
    const { width, height } = layout.platform[side];
    const thick = height * 0.1;
    const size = { width, height: height + thick };
    const texture = paint(scene, `platform:${side}`, size, scene.surface.scale, (context) => {
      const oval = (x: number, y: number, w: number, h: number, fill: string) => {
        context.fillStyle = fill;
        context.beginPath();
        context.ellipse(x, y, w / 2, h / 2, 0, 0, Math.PI * 2);
        context.fill();
      };
      oval(width / 2, height / 2 + thick, width, height, rim);
      oval(width / 2, height / 2, width * 0.985, height * 0.93, top);
      oval(width / 2, height / 2, width * 0.86, height * 0.74, middle);
    });
    const { x, y } = layout.feet[side];
    scene.picture(x, y + thick / 2, texture).setDepth(4);
  }
}
