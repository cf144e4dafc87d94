import { between, overshoot, slowEnd } from '../../shared/motion/ease.ts';
import type { Arena } from '../arena.ts';
import { Actor } from '../creature/actor.ts';
import { creatureIn, lastingOn } from '../creature/cast.ts';
import type { AnimationStep } from '../plan.ts';
import { cry, hear } from '../sounds.ts';
import { flyBall } from './ball.ts';
import { showKind } from './kind.ts';

/** Milliseconds to wait for the creature's picture; after that it appears when it has loaded. */
const patience = 2500;

/** A creature takes its place: the player's own comes out of a ball. Its plate slides in from the side. */
export async function enter(arena: Arena, step: Extract<AnimationStep, { show: 'enter' }>): Promise<void> {
  const { before, after, scene, layout, plates } = arena;
  const creature =
    creatureIn(before, step.side, step.creature) ?? creatureIn(after, step.side, step.creature);
  if (creature === null) return;
  await leave(arena, arena.actors[step.side]);
  const actor = new Actor(scene, layout, step.side, creature, arena.effects.sheets);
  actor.lingering.show(lastingOn(before, step.side, creature.id));
  arena.actors[step.side] = actor;
  actor.pose.opacity = 0;
  actor.apply();
  await Promise.race([actor.dressed, scene.motion.wait(patience)]);
  if (step.side === 'player') {
    const from = { x: -40, y: actor.home.y - actor.size * 0.5 };
    const ball = await flyBall(arena, 'nball', from, { x: actor.home.x, y: actor.home.y - actor.size * 0.3 });
    ball.destroy();
  }
  plates[step.side].tell(creature);
  plates[step.side].slide(0);
  void scene.motion.run({ ms: 380, ease: slowEnd, step: (progress) => plates[step.side].slide(progress) });
  await appear(arena, actor);
  cry(scene, step.side, creature);
  showKind(arena, actor);
}

/** The creature grows out of a burst of light. */
export async function appear({ scene, calm, effects }: Arena, actor: Actor): Promise<void> {
  const white = !calm();
  if (white) await Promise.race([actor.whiten(), scene.motion.wait(400)]);
  effects.scatter('common.light', actor.middle, { count: 10, reach: actor.size * 0.5 });
  hear(scene, 'enter', actor.side);
  await scene.motion.run({
    ms: 420,
    step: (progress) => {
      actor.pose.opacity = Math.min(progress * 4, 1);
      actor.pose.size = between(0.2, 1, overshoot(progress));
      actor.pose.white = white ? 1 - slowEnd(progress) : 0;
      actor.apply();
    },
  });
  await scene.motion.wait(140);
}

async function leave({ scene }: Arena, actor: Actor | null): Promise<void> {
  if (actor === null) return;
  await scene.motion.run({
    ms: 260,
    step: (progress) => {
      actor.pose.size = between(1, 0.2, progress);
      actor.pose.opacity = 1 - progress;
      actor.apply();
    },
  });
  actor.destroy();
}
