import type { Arena } from '../arena.ts';
import type { AnimationStep } from '../plan.ts';

/** The winning creature hops. */
export async function end(
  { scene, actors }: Arena,
  step: Extract<AnimationStep, { show: 'end' }>,
): Promise<void> {
  const actor = actors[step.winner];
  if (actor === null) return;
  await scene.motion.run({
    ms: 720,
    step: (progress) => {
      const hop = Math.abs(Math.sin(progress * Math.PI * 2));
      actor.pose.lift = hop * actor.size * 0.12;
      actor.pose.squash = progress === 1 ? 0 : 0.05 - hop * 0.09;
      actor.apply();
    },
  });
}
