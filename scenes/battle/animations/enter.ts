import { between, overshoot, slowEnd } from '../../shared/motion/ease.ts';
import type { Arena } from '../arena.ts';
import { Actor } from '../creature/actor.ts';
import { creatureIn, lastingOn } from '../creature/cast.ts';
import type { AnimationStep } from '../plan.ts';
import { movements } from '../poses/movements.ts';
import { playMovement } from '../poses/playMovement.ts';
import { cry, hear } from '../sounds.ts';
import { ballLook, burstOpen, flyBall } from './ball.ts';
import { groundBreaks, landingDust } from './dust.ts';
import { showKind } from './kind.ts';

/** Milliseconds to wait for the creature's picture; after that it appears when it has loaded. */
const patience = 2500;

/** A creature takes its place: out of a ball, or a wild one out of its ground. Its plate slides in from the side. */
export async function enter(arena: Arena, step: Extract<AnimationStep, { show: 'enter' }>): Promise<void> {
  const { before, after, scene, layout, plates } = arena;
  const creature =
    creatureIn(before, step.side, step.creature) ?? creatureIn(after, step.side, step.creature);
  if (creature === null) return;
  await leave(arena, arena.actors[step.side]);
  const actor = new Actor(scene, layout, step.side, creature, arena.effects.sheets);
  actor.lingering.show(lastingOn(before, step.side, creature.id));
  arena.actors[step.side] = actor;
  plates[step.side].slide(0);
  await comeIn(arena, actor);
  cry(scene, step.side, creature);
}

/** The entrance of a creature that is on the stage already. `heard` is false where its sounds have been played. */
export async function comeIn(arena: Arena, actor: Actor, heard = true): Promise<void> {
  const { scene, plates, calm, before } = arena;
  const { side, creature } = actor;
  actor.pose.opacity = 0;
  actor.apply();
  await Promise.race([actor.dressed, scene.motion.wait(patience)]);
  const wild = side === 'opponent' && before.battleType === 'wb';
  if (!calm() && !wild) await outOfBall(arena, actor);
  plates[side].tell(creature);
  void scene.motion.run({ ms: 380, ease: slowEnd, step: (progress) => plates[side].slide(progress) });
  if (heard) hear(scene, 'enter', side);
  if (calm()) await fadeIn(arena, actor);
  else await (wild ? outOfGround(arena, actor) : grow(arena, actor));
  showKind(arena, actor);
}

/** The player throws from the left, a trainer from the right. */
async function outOfBall(arena: Arena, actor: Actor): Promise<void> {
  const { scene, layout } = arena;
  const { home, size, side } = actor;
  const look = await Promise.race([ballLook(scene, 'nball'), scene.motion.wait(patience).then(() => null)]);
  // The battle goes on without a ball whose picture does not come.
  if (look === null) return;
  const from = { x: side === 'player' ? -40 : layout.width + 40, y: home.y - size * 0.4 };
  const to = { x: home.x, y: home.y - size * 0.52 };
  // No higher than the stage, and below the plate of the opponent: a ball that flies across its name hides it.
  const ball = await flyBall(arena, look, [from, to], Math.min(layout.height * 0.18, to.y));
  await burstOpen(arena, ball, look);
}

/** The creature grows out of light above its place, drops and lands. */
export async function grow(arena: Arena, actor: Actor): Promise<void> {
  const { scene, calm } = arena;
  if (calm()) return fadeIn(arena, actor);
  await Promise.race([actor.whiten(), scene.motion.wait(400)]);
  await scene.motion.run({
    ms: 300,
    step: (progress) => {
      actor.pose.opacity = Math.min(progress * 4, 1);
      actor.pose.size = between(0.12, 1, overshoot(progress));
      actor.pose.white = 1 - progress * 0.1;
      actor.take(movements.fall, 0);
    },
  });
  await playMovement(scene, actor, movements.fall, {
    ms: 170,
    beside: (progress) => {
      actor.pose.white = 0.9 * (1 - progress);
    },
  });
  await touchDown(arena, actor);
}

/** A wild creature springs up out of the ground that it hid in. */
async function outOfGround(arena: Arena, actor: Actor): Promise<void> {
  const { scene } = arena;
  groundBreaks(arena, actor, 0.5);
  await scene.motion.wait(260);
  groundBreaks(arena, actor, 1);
  await playMovement(scene, actor, movements.emerge, {
    ms: 460,
    beside: (progress) => {
      actor.pose.opacity = Math.min(progress * 6, 1);
      actor.pose.size = between(0.3, 1, slowEnd(Math.min(progress * 2, 1)));
    },
  });
  await touchDown(arena, actor);
}

async function touchDown(arena: Arena, actor: Actor): Promise<void> {
  const { scene } = arena;
  if (actor.gait !== 'floats') landingDust(arena, actor, 0.8);
  void playMovement(scene, actor, movements.land, { ms: 480 });
  await scene.motion.wait(300);
}

function fadeIn({ scene }: Arena, actor: Actor): Promise<void> {
  return scene.motion.run({
    ms: 320,
    step: (progress) => {
      actor.pose.opacity = progress;
      actor.apply();
    },
  });
}

/** Who stood there becomes light and is drawn back. */
async function leave({ scene, calm }: Arena, actor: Actor | null): Promise<void> {
  if (actor === null) return;
  const white = !calm();
  if (white) await Promise.race([actor.whiten(), scene.motion.wait(200)]);
  await scene.motion.run({
    ms: 280,
    step: (progress) => {
      actor.pose.white = white ? Math.min(progress * 3, 1) : 0;
      actor.pose.size = white ? between(1, 0.15, progress ** 2) : 1;
      actor.pose.lift = white ? actor.size * 0.3 * progress ** 2 : 0;
      actor.pose.opacity = Math.min((1 - progress) * 2.5, 1);
      actor.apply();
    },
  });
  actor.destroy();
}
