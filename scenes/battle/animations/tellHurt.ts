import { canvasWords as words } from '../../../src/bridge/canvas.ts';
import { popLabel } from '../../shared/label.ts';
import type { Actor } from '../actor.ts';
import type { Arena } from '../arena.ts';
import type { Step } from '../plan.ts';

/** How much it was, and in words how well it worked. */
export async function tellHurt(
  { scene, layout }: Arena,
  actor: Actor,
  step: Extract<Step, { show: 'hurt' }>,
): Promise<void> {
  const { letters } = layout;
  const { below, beside } = actor;
  const lines = [
    step.critical ? words.critical : null,
    step.mult >= 4 ? words.ultraEffective : step.mult >= 2 ? words.superEffective : null,
    step.mult > 0 && step.mult < 1 ? words.notVeryEffective : null,
  ].filter((line) => line !== null);
  const size = 1.4 + (step.critical ? 0.3 : 0) + (step.mult >= 2 ? 0.2 : step.mult < 1 ? -0.2 : 0);
  void popLabel(scene, { text: `−${step.amount}`, ...beside, letters: letters * size, fill: '#ff9c8f' });
  // What is true of the whole move is said once, with its last hit.
  for (const text of step.more ? [] : lines) {
    const fill = step.mult < 1 ? '#cfd3e6' : '#ffe07a';
    void popLabel(scene, { text, ...below, letters, fill, ms: 1250 });
  }
}
