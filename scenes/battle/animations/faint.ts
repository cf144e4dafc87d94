import { otherSide } from '../../../rules/model/sides.ts';
import { slowEnd } from '../../shared/motion/ease.ts';
import type { Arena } from '../arena.ts';
import type { AnimationStep } from '../plan.ts';
import { movements } from '../poses/movements.ts';
import { playMovement } from '../poses/playMovement.ts';
import { cry, hear } from '../sounds.ts';
import { landingDust } from './dust.ts';

/** Share of the fall at which the body meets the ground, and milliseconds for which it then lies before it fades. */
const down = 0.84;
const lying = 160;

/** The creature staggers, gives way, lies and fades with its shadow; then its plate slides away. */
export async function faint(arena: Arena, step: Extract<AnimationStep, { show: 'faint' }>): Promise<void> {
  const actor = arena.actors[step.side];
  if (actor === null) return;
  const { scene, plates, calm } = arena;
  cry(scene, step.side, actor.creature);
  if (!calm()) {
    void actor.prepare('faint');
    void arena.actors[otherSide(step.side)]?.prepare('joy');
  }
  await scene.motion.wait(120);
  hear(scene, 'faint', step.side);
  if (!calm()) {
    let lies = false;
    actor.feel('faint');
    await playMovement(scene, actor, movements.collapse, {
      ms: 1000,
      beside: (progress) => {
        if (lies || progress < down) return;
        lies = true;
        landingDust(arena, actor, 1);
      },
    });
    await scene.motion.wait(lying);
  }
  await scene.motion.run({
    ms: calm() ? 460 : 260,
    step: (progress) => {
      actor.pose.opacity = 1 - progress;
      actor.apply();
    },
  });
  arena.actors[step.side] = null;
  actor.destroy();
  await scene.motion.run({
    ms: 300,
    ease: slowEnd,
    step: (progress) => plates[step.side].slide(1 - progress),
  });
}
