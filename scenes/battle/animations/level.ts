import { canvasWords as words } from '../../../src/bridge/canvas.ts';
import type { Arena } from '../arena.ts';
import { sides } from '../creature/cast.ts';
import { popLabel } from '../labels/popLabel.ts';
import type { AnimationStep } from '../plan.ts';
import { hear } from '../sounds.ts';

/** A creature on the stage has reached a new level. */
export async function level(arena: Arena, step: Extract<AnimationStep, { show: 'level' }>): Promise<void> {
  const { scene, layout, actors, plates, effects } = arena;
  const side = sides.find((one) => actors[one]?.creature.id === step.creature);
  const actor = side === undefined ? null : actors[side];
  if (side === undefined || actor === null) return;
  plates[side].change({ level: step.level });
  hear(scene, 'level-up', side);
  effects.scatter('common.gold', actor.middle, { count: 12, reach: actor.size * 0.5, ms: 800, fall: -60 });
  for (let index = 0; index < 8; index += 1) {
    const phase = (index / 8) * Math.PI * 2;
    const { x, y } = actor.home;
    effects.pool.fly({
      frame: 'common.gold',
      ms: 900,
      delay: index * 40,
      from: { x, y },
      to: { x, y: y - actor.size * 0.95 },
      reach: actor.size * 0.36,
      swing: 'orbit',
      flat: 0.28,
      turns: 0.9,
      phase,
      size: 0.9,
    });
  }
  void popLabel(scene, {
    text: words.levelUp,
    ...actor.below,
    letters: layout.letters * 1.1,
    fill: '#ffe07a',
  });
  await scene.motion.wait(760);
}
