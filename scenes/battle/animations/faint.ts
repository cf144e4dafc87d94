import { slowEnd, slowStart } from '../../shared/ease.ts';
import { burst } from '../../shared/motes.ts';
import type { Arena } from '../arena.ts';
import type { Step } from '../plan.ts';

const dust = { shape: 'puff', fill: '#f4efe2', line: '#9a8f7c' } as const;

/** The creature tips over and is gone; its plate leaves with it. */
export async function faint(arena: Arena, step: Extract<Step, { show: 'faint' }>): Promise<void> {
  const actor = arena.actors[step.side];
  if (actor === null) return;
  const { scene, plates } = arena;
  const away = step.side === 'player' ? -1 : 1;
  await scene.motion.wait(120);
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
  void burst(scene, actor.home.x, actor.home.y - 12, {
    look: dust,
    count: 8,
    reach: actor.size * 0.4,
    ms: 520,
  });
  await scene.motion.run({
    ms: 300,
    ease: slowEnd,
    step: (progress) => plates[step.side].slide(1 - progress),
  });
}
