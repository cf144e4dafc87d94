import type { Arena } from '../arena.ts';
import type { Actor } from '../creature/actor.ts';
import type { AnimationStep } from '../plan.ts';
import { movements } from '../poses/movements.ts';
import { playMovement } from '../poses/playMovement.ts';
import { landingDust } from './dust.ts';

/** Shares of the movement at which both hops end. */
const landings = [0.39, 0.71];

/** The winning creature rejoices. In calm mode it stands. */
export async function end(arena: Arena, step: Extract<AnimationStep, { show: 'end' }>): Promise<void> {
  const actor = arena.actors[step.winner];
  if (actor === null) return;
  await (arena.calm() ? arena.scene.motion.wait(300) : hopForJoy(arena, actor));
}

/** Hops twice for joy. */
export async function hopForJoy(arena: Arena, actor: Actor): Promise<void> {
  let landed = 0;
  actor.feel('joy');
  await playMovement(arena.scene, actor, movements.rejoice, {
    ms: 1300,
    beside: (progress) => {
      if (progress < (landings[landed] ?? 2)) return;
      landed += 1;
      if (actor.gait !== 'floats') landingDust(arena, actor, 0.5);
    },
  });
  actor.feel(null);
}
