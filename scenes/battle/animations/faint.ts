import { slowEnd, slowStart } from '../../shared/motion/ease.ts';
import type { Arena } from '../arena.ts';
import type { AnimationStep } from '../plan.ts';
import { cry, hear } from '../sounds.ts';

/** The creature tips over and fades out; then its plate slides away. */
export async function faint(arena: Arena, step: Extract<AnimationStep, { show: 'faint' }>): Promise<void> {
  const actor = arena.actors[step.side];
  if (actor === null) return;
  const { scene, plates, effects } = arena;
  const away = step.side === 'player' ? -1 : 1;
  cry(scene, step.side, actor.creature);
  await scene.motion.wait(120);
  hear(scene, 'faint', step.side);
  await scene.motion.run({
    ms: 460,
    ease: slowStart,
    step: (progress) => {
      actor.pose.turn = away * 0.34 * progress;
      actor.pose.squash = 0.3 * progress;
      actor.pose.opacity = 1 - Math.max(progress - 0.45, 0) / 0.55;
      actor.apply();
    },
  });
  arena.actors[step.side] = null;
  actor.destroy();
  const { x, y } = actor.home;
  effects.scatter('common.dust', { x, y: y - 12 }, { count: 8, reach: actor.size * 0.4, ms: 520, size: 1.4 });
  await scene.motion.run({
    ms: 300,
    ease: slowEnd,
    step: (progress) => plates[step.side].slide(1 - progress),
  });
}
