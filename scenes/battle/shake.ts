import type { Arena } from './arena.ts';

/**
 * Shakes the stage by up to `strength` units for `ms` milliseconds, also while other motion is paused. Does nothing
 * in calm mode.
 */
export async function shake({ scene, calm }: Arena, strength: number, ms = 380): Promise<void> {
  if (calm() || strength === 0) return;
  await scene.motion.run({
    ms,
    through: true,
    step: (progress) => {
      const far = strength * (1 - progress) ** 2;
      const turn = (progress * ms) / 17;
      scene.cameras.main.setScroll(Math.sin(turn) * far, Math.cos(turn * 1.3) * far * 0.7);
    },
  });
  scene.cameras.main.setScroll(0, 0);
}
