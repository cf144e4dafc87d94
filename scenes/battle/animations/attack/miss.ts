import { canvasWords as words } from '../../../../src/bridge/canvas.ts';
import type { Arena } from '../../arena.ts';
import { popLabel } from '../../labels/popLabel.ts';
import type { AnimationStep } from '../../plan.ts';
import { hear } from '../../sounds.ts';

/** The attack missed: the creature steps aside. */
export async function miss(arena: Arena, step: Extract<AnimationStep, { show: 'miss' }>): Promise<void> {
  const actor = arena.actors[step.side];
  if (actor === null) return;
  const { scene, layout } = arena;
  const away = step.side === 'player' ? -1 : 1;
  hear(scene, 'miss', step.side);
  void popLabel(scene, { text: words.missed, ...actor.below, letters: layout.letters });
  await scene.motion.run({
    ms: 520,
    step: (progress) => {
      actor.pose.x = away * actor.size * 0.16 * Math.sin(progress * Math.PI);
      actor.pose.squash = -0.05 * Math.sin(progress * Math.PI);
      actor.apply();
    },
  });
  await scene.motion.wait(220);
}

/** The move has no effect on this creature. */
export async function unaffected(
  arena: Arena,
  step: Extract<AnimationStep, { show: 'unaffected' }>,
): Promise<void> {
  const actor = arena.actors[step.side];
  if (actor === null) return;
  const { scene, layout } = arena;
  hear(scene, 'unaffected', step.side);
  void popLabel(scene, { text: words.noEffect, ...actor.below, letters: layout.letters, fill: '#cfd3e6' });
  await scene.motion.wait(700);
}
