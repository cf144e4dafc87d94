import type { Arena } from '../arena.ts';
import { MEND_FILL } from '../labels/hurtWords.ts';
import { popLabel } from '../labels/popLabel.ts';
import type { AnimationStep } from '../plan.ts';
import { hear } from '../sounds.ts';

/** The creature regains hit points. */
export async function animateHeal(
  arena: Arena,
  step: Extract<AnimationStep, { show: 'mend' }>,
): Promise<void> {
  const actor = arena.actors[step.side];
  if (actor === null) return;
  const { scene, layout, effects } = arena;
  const { x, y } = actor.middle;
  const letters = layout.letters * 1.4;
  hear(scene, 'mend', step.side);
  effects.scatter(
    'common.mend',
    { x, y: y + actor.size * 0.2 },
    { count: 9, reach: actor.size * 0.34, ms: 760, fall: -100 },
  );
  void popLabel(scene, { text: `+${step.amount}`, ...actor.beside, letters, fill: MEND_FILL });
  await arena.plates[step.side].runTo(step.hp);
  await scene.motion.wait(140);
}
