import { canvasWords as words } from '../../../src/bridge/canvas.ts';
import type { Effect } from '../../../src/bridge/signals/cues.ts';
import type { Arena } from '../arena.ts';
import { popLabel } from '../labels/popLabel.ts';
import type { AnimationStep } from '../plan.ts';
import { hear } from '../sounds.ts';
import { showTold } from './told.ts';

type Told = Extract<AnimationStep, { show: 'tell' }>['word'];

const sounds: Readonly<Partial<Record<Told, Effect>>> = {
  charge: 'charge',
  hide: 'charge',
  guard: 'guard',
  blocked: 'guard',
  screen: 'guard',
  fail: 'unaffected',
  sun: 'weather',
  rain: 'weather',
  sand: 'weather',
  hail: 'weather',
  clear: 'weather',
  reset: 'recover',
  swap: 'recover',
};

/** Shows words for events such as charging, guards, screens and weather. */
export async function animateMessage(
  arena: Arena,
  step: Extract<AnimationStep, { show: 'tell' }>,
): Promise<void> {
  const { scene, layout, actors } = arena;
  const effect = sounds[step.word];
  if (effect !== undefined) hear(scene, effect, step.side);
  const sides = step.side === null ? (['player', 'opponent'] as const) : [step.side];
  showTold(arena, step);
  for (const side of sides) {
    const actor = actors[side];
    if (actor === null) continue;
    void popLabel(scene, { text: words.told[step.word], ...actor.below, letters: layout.letters });
  }
  await scene.motion.wait(700);
}
