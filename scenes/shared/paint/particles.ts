import type { GameObjects } from 'phaser';
import { between, type Ease, steady } from '../motion/ease.ts';
import type { StageScene } from '../stageScene.ts';
import { paintOnce } from './paint.ts';
import { drawShape, particleSize, type ShapeName } from './shapes.ts';

/** What a particle looks like. */
export interface ParticleStyle {
  readonly shape: ShapeName;
  readonly fill: string;
  readonly line: string;
}

/** State of a particle at a moment of its life, in units; `size` 1 is the size of its picture. */
export interface ParticleState {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
  readonly opacity?: number;
}

/** Shows a small picture for `ms` milliseconds that follows `path` from 0 to 1. */
export async function particle(
  scene: StageScene,
  style: ParticleStyle,
  timing: { readonly ms: number; readonly delay?: number; readonly ease?: Ease },
  path: (progress: number) => ParticleState,
): Promise<void> {
  const image = scene.picture(0, 0, particleTexture(scene, style)).setDepth(scene.front).setVisible(false);
  await scene.motion.run({
    ms: timing.ms,
    delay: timing.delay ?? 0,
    ease: timing.ease ?? steady,
    step: (progress) => put(image.setVisible(true), path(progress), scene.surface.scale),
  });
  image.destroy();
}

export interface BurstPlan {
  readonly style: ParticleStyle;
  readonly count: number;
  /** How far the particles fly, in units. */
  readonly reach: number;
  readonly ms: number;
  /** Units that they fall; negative to rise. */
  readonly fall?: number;
  readonly size?: number;
}

/** Particles that fly apart from a point and fade. */
export async function flyApart(scene: StageScene, x: number, y: number, plan: BurstPlan): Promise<void> {
  const { style, count, reach, ms, fall = 0, size = 1 } = plan;
  const start = Math.random() * Math.PI * 2;
  await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const angle = start + (index / count) * Math.PI * 2 + (Math.random() - 0.5) * 0.5;
      const far = reach * (0.6 + Math.random() * 0.5);
      const turn = (Math.random() - 0.5) * 4;
      return particle(scene, style, { ms: ms * (0.75 + Math.random() * 0.25) }, (progress) => {
        const out = 1 - (1 - progress) ** 2;
        return {
          x: x + Math.cos(angle) * far * out,
          y: y + Math.sin(angle) * far * 0.8 * out + fall * progress ** 2,
          size: size * between(1, 0.35, progress),
          turn: turn * progress,
          opacity: progress < 0.6 ? 1 : between(1, 0, (progress - 0.6) / 0.4),
        };
      });
    }),
  );
}

export function particleTexture(scene: StageScene, { shape, fill, line }: ParticleStyle): string {
  const size = { width: particleSize, height: particleSize };
  return paintOnce(
    scene,
    `particle:${shape}${fill}`,
    size,
    scene.surface.scale,
    drawShape(shape, fill, line),
  );
}

function put(image: GameObjects.Image, state: ParticleState, scale: number): void {
  image
    .setPosition(state.x, state.y)
    .setScale(Math.max(state.size, 0.001) / scale)
    .setRotation(state.turn ?? 0)
    .setAlpha(state.opacity ?? 1);
}
