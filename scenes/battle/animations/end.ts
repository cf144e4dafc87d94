import type { Arena } from '../arena.ts';
import type { AnimationStep } from '../plan.ts';
import { movements } from '../poses/movements.ts';
import { playMovement } from '../poses/playMovement.ts';
import { landingDust } from './dust.ts';

/** Shares of the movement at which both hops end. */
const landings = [0.39, 0.71];

/** The winning creature hops twice for joy. In calm mode it stands. */
export async function end(arena: Arena, step: Extract<AnimationStep, { show: 'end' }>): Promise<void> {
  const { scene, actors, calm } = arena;
  const actor = actors[step.winner];
  if (actor === null) return;
  if (calm()) return scene.motion.wait(300);
  let landed = 0;
  actor.feel('joy');
  await playMovement(scene, actor, movements.rejoice, {
    ms: 1300,
    beside: (progress) => {
      if (progress < (landings[landed] ?? 2)) return;
      landed += 1;
      if (actor.gait !== 'floats') landingDust(arena, actor, 0.5);
    },
  });
  actor.feel(null);
}
