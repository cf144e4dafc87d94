import { canvasWords as words } from '../../../../src/bridge/canvas.ts';
import type { Arena } from '../../arena.ts';
import { popLabel } from '../../labels/popLabel.ts';
import type { AnimationStep } from '../../plan.ts';
import { movements } from '../../poses/movements.ts';
import { playMovement } from '../../poses/playMovement.ts';
import { hear } from '../../sounds.ts';

/** The attack missed: the creature steps aside. */
export async function miss(arena: Arena, step: Extract<AnimationStep, { show: 'miss' }>): Promise<void> {
  const actor = arena.actors[step.side];
  if (actor === null) return;
  const { scene, layout, calm } = arena;
  const away = step.side === 'player' ? -1 : 1;
  hear(scene, 'miss', step.side);
  void popLabel(scene, { text: words.missed, ...actor.below, letters: layout.letters });
  const far = actor.size * 0.16;
  const beside = (progress: number): void => {
    actor.pose.x = progress === 1 ? 0 : away * far * Math.sin(progress * Math.PI);
  };
  const stepAside = (progress: number): void => {
    beside(progress);
    actor.apply();
  };
  await (calm()
    ? scene.motion.run({ ms: 520, step: stepAside })
    : playMovement(scene, actor, movements.dodge, { ms: 560, beside }));
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
