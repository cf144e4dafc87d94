import { canvasWords as words } from '../../../src/bridge/canvas.ts';
import { popLabel } from '../../shared/label.ts';
import type { Arena } from '../arena.ts';
import type { Step } from '../plan.ts';

/** Words for what leaves no mark of its own: gathering, guards, screens, weather. */
export async function tell(arena: Arena, step: Extract<Step, { show: 'tell' }>): Promise<void> {
  const { scene, layout, actors } = arena;
  const sides = step.side === null ? (['player', 'opponent'] as const) : [step.side];
  for (const side of sides) {
    const actor = actors[side];
    if (actor === null) continue;
    void popLabel(scene, { text: words.told[step.word], ...actor.below, letters: layout.letters });
  }
  await scene.motion.wait(700);
}
