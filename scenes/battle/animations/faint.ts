import { slowEnd } from '../../shared/motion/ease.ts';
import type { Arena } from '../arena.ts';
import type { AnimationStep } from '../plan.ts';
import { movements } from '../poses/movements.ts';
import { playMovement } from '../poses/playMovement.ts';
import { cry, hear } from '../sounds.ts';
import { landingDust } from './dust.ts';

/** Shares of the fall at which the body meets the ground, and from which it fades. */
const down = 0.84;
const fading = 0.88;

/** The creature staggers, gives way, lies and fades with its shadow; then its plate slides away. */
export async function faint(arena: Arena, step: Extract<AnimationStep, { show: 'faint' }>): Promise<void> {
  const actor = arena.actors[step.side];
  if (actor === null) return;
  const { scene, plates, calm } = arena;
  cry(scene, step.side, actor.creature);
  await scene.motion.wait(120);
  hear(scene, 'faint', step.side);
  if (calm()) {
    const fade = (progress: number): void => {
      actor.pose.opacity = 1 - progress;
      actor.apply();
    };
    await scene.motion.run({ ms: 460, step: fade });
  } else {
    let lies = false;
    actor.feel('pain');
    await playMovement(scene, actor, movements.collapse, {
      ms: 1050,
      beside: (progress) => {
        actor.pose.opacity = 1 - Math.max(progress - fading, 0) / (1 - fading);
        if (lies || progress < down) return;
        lies = true;
        landingDust(arena, actor, 1);
      },
    });
  }
  arena.actors[step.side] = null;
  actor.destroy();
  await scene.motion.run({
    ms: 300,
    ease: slowEnd,
    step: (progress) => plates[step.side].slide(1 - progress),
  });
}
