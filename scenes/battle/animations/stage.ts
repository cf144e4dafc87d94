import { canvasWords as words } from '../../../src/bridge/canvas.ts';
import { popLabel } from '../../shared/label.ts';
import { mote } from '../../shared/motes.ts';
import type { Arena } from '../arena.ts';
import type { Step } from '../plan.ts';

const rising = { shape: 'arrow', fill: '#ffb03b', line: '#8a3a10' } as const;
const falling = { shape: 'arrow', fill: '#6fb2ff', line: '#1f3f8a' } as const;

/** Arrows that rise or fall past the creature, as many as there are stages. */
export async function stage(arena: Arena, step: Extract<Step, { show: 'stage' }>): Promise<void> {
  const actor = arena.actors[step.side];
  if (actor === null) return;
  const { scene, layout } = arena;
  const { x, y } = actor.middle;
  const up = step.by > 0;
  const name = words.stages[step.stage];
  const text = step.by === 0 ? words.noChange(name) : `${name} ${up ? '+' : '−'}${Math.abs(step.by)}`;
  void popLabel(scene, { text, ...actor.below, letters: layout.letters, ms: 1100 });
  const count = step.by === 0 ? 0 : 3 + Math.abs(step.by) * 2;
  for (let index = 0; index < count; index += 1) {
    const column = x + ((index + 0.5) / count - 0.5) * actor.size * 0.8;
    const way = actor.size * (0.45 + 0.1 * (index % 3)) * (up ? -1 : 1);
    void mote(scene, up ? rising : falling, { ms: 640, delay: (index % 3) * 90 }, (progress) => ({
      x: column,
      y: y + way * (progress - 0.35),
      size: 1.7,
      turn: up ? 0 : Math.PI,
      opacity: Math.sin(progress * Math.PI),
    }));
  }
  await scene.motion.wait(720);
}
