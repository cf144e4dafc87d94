import { popLabel } from '../../shared/label.ts';
import { burst } from '../../shared/motes.ts';
import type { Arena } from '../arena.ts';
import type { Step } from '../plan.ts';
import { runHp } from './runHp.ts';

const look = { shape: 'star', fill: '#a5f2a0', line: '#1f7a46' } as const;

/** Hit points come back. */
export async function mend(arena: Arena, step: Extract<Step, { show: 'mend' }>): Promise<void> {
  const actor = arena.actors[step.side];
  if (actor === null) return;
  const { scene, layout } = arena;
  const { x, y } = actor.middle;
  const letters = layout.letters * 1.4;
  void burst(scene, x, y + actor.size * 0.2, { look, count: 8, reach: actor.size * 0.3, ms: 700, fall: -90 });
  void popLabel(scene, { text: `+${step.amount}`, ...actor.beside, letters, fill: '#9ff29a' });
  await runHp(arena, step.side, step.hp);
  await scene.motion.wait(140);
}
