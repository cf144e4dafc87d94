import { slowEnd } from '../../shared/motion/ease.ts';
import type { Arena } from '../arena.ts';
import type { Actor } from '../creature/actor.ts';
import type { AnimationStep } from '../plan.ts';
import { movements } from '../poses/movements.ts';
import { playMovement } from '../poses/playMovement.ts';
import { hear } from '../sounds.ts';
import { landingDust } from './dust.ts';

/** Hops that lead out of the picture. */
const hops = 3;

/** The creature turns round and hops out of the picture; in vain, it hops once and comes back. In calm mode it fades. */
export async function hopAway(
  arena: Arena,
  { side, away }: Extract<AnimationStep, { show: 'run' }>,
): Promise<void> {
  const { scene, actors, plates, calm } = arena;
  const actor = actors[side];
  if (actor === null) return;
  if (calm()) await fade(arena, actor, away);
  else {
    actor.turnRound();
    await scene.motion.wait(140);
    const out = actor.home.x + actor.size * 0.6;
    for (let hop = 0; hop < (away ? hops : 1); hop += 1)
      await hopTo(arena, actor, away ? (-out * (hop + 1)) / hops : -actor.size * 0.3);
    if (!away) {
      actor.turnRound();
      await hopTo(arena, actor, 0);
    }
  }
  if (!away) return scene.motion.wait(220);
  actors[side] = null;
  actor.destroy();
  await scene.motion.run({ ms: 300, ease: slowEnd, step: (progress) => plates[side].slide(1 - progress) });
}

async function hopTo(arena: Arena, actor: Actor, x: number): Promise<void> {
  const from = actor.pose.x;
  hear(arena.scene, 'step-grass', actor.side);
  await playMovement(arena.scene, actor, movements.hop, {
    ms: 300,
    beside: (progress) => {
      actor.pose.x = from + (x - from) * progress;
    },
  });
  landingDust(arena, actor, 0.5);
}

function fade({ scene }: Arena, actor: Actor, away: boolean): Promise<void> {
  if (!away) return scene.motion.wait(300);
  return scene.motion.run({
    ms: 460,
    step: (progress) => {
      actor.pose.opacity = 1 - progress;
      actor.apply();
    },
  });
}
