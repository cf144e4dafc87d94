import type { Actor } from '../actor.ts';
import type { Arena } from '../arena.ts';
import { HURT_FILL, hurtWords } from '../labels/hurtWords.ts';
import { popLabel } from '../labels/popLabel.ts';
import type { AnimationStep } from '../plan.ts';

/** How much it was, and in words how well it worked. */
export function tellHurt(
  { scene, layout }: Arena,
  { below, beside }: Actor,
  { amount, critical, mult, more }: Extract<AnimationStep, { show: 'hurt' }>,
): void {
  const { letters } = layout;
  const size = 1.4 + (critical ? 0.3 : 0) + (mult >= 2 ? 0.2 : mult < 1 ? -0.2 : 0);
  void popLabel(scene, { text: `−${amount}`, ...beside, letters: letters * size, fill: HURT_FILL });
  // What is true of the whole move is said once, with its last hit.
  if (more) return;
  for (const said of hurtWords(mult, critical))
    void popLabel(scene, { ...said, ...below, letters, ms: 1250 });
}
