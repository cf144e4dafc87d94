import { canvasWords as words } from '../../../src/bridge/canvas.ts';
import { popLabel } from '../../shared/label.ts';
import { burst } from '../../shared/motes.ts';
import type { Arena } from '../arena.ts';
import { sides } from '../cast.ts';
import type { Step } from '../plan.ts';

const gold = { shape: 'star', fill: '#ffd95e', line: '#a06a00' } as const;

/** The creature in view has reached a level. */
export async function level(arena: Arena, step: Extract<Step, { show: 'level' }>): Promise<void> {
  const { scene, layout, actors, plates } = arena;
  const side = sides.find((one) => actors[one]?.creature.id === step.creature);
  const actor = side === undefined ? null : actors[side];
  if (side === undefined || actor === null) return;
  const { x, y } = actor.middle;
  plates[side].change({ level: step.level });
  void burst(scene, x, y, { look: gold, count: 12, reach: actor.size * 0.5, ms: 800, fall: -60 });
  void popLabel(scene, {
    text: words.levelUp,
    ...actor.below,
    letters: layout.letters * 1.1,
    fill: '#ffe07a',
  });
  await scene.motion.wait(760);
}
