import type { Kind } from '../../rules/creatures/types.ts';
import { paintOnce } from '../shared/paint/paint.ts';
import type { StageScene } from '../shared/stageScene.ts';

const side = 340;

/** Dusk over the map, darker towards its edges. */
export function paintBackground(scene: StageScene): string {
  const { logicalWidth: width, logicalHeight: height, scale } = scene.surface;
  return paintOnce(scene, 'dusk', { width, height }, scale, (context) => {
    const dusk = context.createRadialGradient(
      width / 2,
      height * 0.4,
      width * 0.1,
      width / 2,
      height * 0.45,
      width * 0.72,
    );
    dusk.addColorStop(0, 'rgba(38, 30, 66, 0.42)');
    dusk.addColorStop(1, 'rgba(28, 20, 52, 0.8)');
    context.fillStyle = dusk;
    context.fillRect(0, 0, width, height);
  });
}

const halos: Readonly<Record<Kind, readonly [string, string]>> = {
  0: ['255, 253, 240', '255, 244, 190'],
  1: ['255, 253, 240', '255, 244, 190'],
  2: ['206, 128, 255', '122, 58, 214'],
  3: ['255, 250, 205', '255, 205, 80'],
};

/** Light behind the creature, in the colour of its kind, and the creature's shadow. */
export function paintHalo(scene: StageScene, kind: Kind): string {
  const size = { width: side, height: side };
  return paintOnce(scene, `halo:${kind}`, size, scene.surface.scale, (context) => {
    const [inner, outer] = halos[kind];
    const half = side / 2;
    const light = context.createRadialGradient(half, half, 20, half, half, half);
    light.addColorStop(0, `rgba(${inner}, 0.85)`);
    light.addColorStop(0.45, `rgba(${outer}, 0.42)`);
    light.addColorStop(1, `rgba(${outer}, 0)`);
    context.fillStyle = light;
    context.fillRect(0, 0, side, side);
    context.fillStyle = 'rgba(34, 24, 60, 0.4)';
    context.beginPath();
    context.ellipse(half, half + 98, 64, 11, 0, 0, Math.PI * 2);
    context.fill();
  });
}

const greens = ['#1f6b3d', '#2f8a48', '#4aa855', '#76c567'] as const;

/** A strip of tall grass, in which the creature stands up to its ankles; dark blades behind, light ones in front. */
export function paintBlades(scene: StageScene): string {
  const size = { width: 220, height: 62 };
  return paintOnce(scene, 'encounter:blades', size, scene.surface.scale, (context) => {
    const count = 56;
    for (const [row, colour] of greens.entries()) {
      context.fillStyle = colour;
      for (let index = row; index < count; index += greens.length) {
        const share = (index + 0.5) / count;
        // Highest at both sides, so that the creature's feet are seen.
        const edge = Math.abs(share - 0.5) * 2;
        const random = Math.abs(Math.sin(index * 12.9898 + row * 4.1));
        const high = (15 + 26 * edge * (1 - edge * edge * 0.75) + 9 * random) * (1 - row * 0.1);
        // The roots lie on the front of an ellipse.
        const [x, foot] = [20 + share * (size.width - 40), size.height - 5 + row - 16 * edge * edge];
        const lean = (share - 0.5) * 26 + (random - 0.5) * 12;
        context.beginPath();
        context.moveTo(x - 3.4, foot);
        context.quadraticCurveTo(x - 2 + lean * 0.2, foot - high * 0.6, x + lean, foot - high);
        context.quadraticCurveTo(x + 3 + lean * 0.3, foot - high * 0.5, x + 3.4, foot);
        context.fill();
      }
    }
  });
}
