import { canvasWords as words } from '../../../src/bridge/canvas.ts';
import type { Arena } from '../arena.ts';
import { popLabel } from '../labels/popLabel.ts';
import type { AnimationStep } from '../plan.ts';
import { hear } from '../sounds.ts';

/** Shows a changed stage: arrows rise or fall past the creature, two for each stage and three more. */
export async function animateStage(
  arena: Arena,
  step: Extract<AnimationStep, { show: 'stage' }>,
): Promise<void> {
  const actor = arena.actors[step.side];
  if (actor === null) return;
  const { scene, layout, effects } = arena;
  const { x, y } = actor.middle;
  const up = step.by > 0;
  const name = words.stages[step.stage];
  const text = step.by === 0 ? words.noChange(name) : `${name} ${up ? '+' : '−'}${Math.abs(step.by)}`;
  void popLabel(scene, { text, ...actor.below, letters: layout.letters, ms: 1100 });
  if (step.by !== 0) hear(scene, up ? 'rise' : 'fall', step.side);
  const count = step.by === 0 ? 0 : 3 + Math.abs(step.by) * 2;
  for (let index = 0; index < count; index += 1) {
    const column = x + ((index + 0.5) / count - 0.5) * actor.size * 0.8;
    const way = actor.size * (0.45 + 0.1 * (index % 3)) * (up ? -1 : 1);
    effects.pool.fly({
      frame: up ? 'common.rise' : 'common.fall',
      ms: 640,
      delay: (index % 3) * 90,
      from: { x: column, y: y - way * 0.35 },
      to: { x: column, y: y + way * 0.65 },
      size: 1.4,
      angle: up ? 0 : Math.PI,
      appear: 0.3,
      fade: 0.4,
    });
  }
  await scene.motion.wait(720);
}
