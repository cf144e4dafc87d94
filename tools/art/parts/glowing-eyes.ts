import type { Scene } from '../core/scene.ts';
import { ellipse } from '../core/shapes.ts';
import { ink } from '../core/tube.ts';

export interface GlowOptions {
  /** Palette colour of the light. */
  readonly colour?: string;
  /** Colour of the haze around the light. */
  readonly haze?: string;
}

/** Draws the eye of a ghost or robot: a glowing oval in a dark hollow, or a thin line of light when it blinks. */
export function glowingEye(
  scene: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  options: GlowOptions = {},
): void {
  const { colour = 'accent', haze = '#3a8f9a' } = options;
  scene.noteEye('glowing', [x, y]);
  if (scene.blink) {
    const half = width / 2;
    const line = `${x - half},${y} ${x},${y + height * 0.12} ${x + half},${y}`;
    scene.flat(ink(line, Math.max(3.6, height * 0.2)), colour);
    return;
  }
  scene.flat(ellipse(x, y, width * 0.78, height * 0.72), haze, { opacity: 0.55 });
  scene.flat(ellipse(x, y, width / 2, height / 2), colour);
  scene.flat(ellipse(x + 1, y + height * 0.1, width * 0.26, height * 0.3), '#ffffff');
}
