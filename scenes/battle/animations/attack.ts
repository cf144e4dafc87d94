import { between, slowEnd, slowEnds, slowStart } from '../../shared/ease.ts';
import { burst, mote } from '../../shared/motes.ts';
import type { Actor } from '../actor.ts';
import type { Arena } from '../arena.ts';
import { otherSide } from '../cast.ts';
import type { Step } from '../plan.ts';
import { lookOf, type TypeLook } from '../typeLooks.ts';

type Attack = Extract<Step, { show: 'attack' }>;

/** Ends when the attack reaches its target; the attacker goes back meanwhile. */
export async function attack(arena: Arena, step: Attack): Promise<void> {
  const actor = arena.actors[step.side];
  const target = arena.actors[otherSide(step.side)];
  if (actor === null) return;
  const look = lookOf(step.type);
  if (step.aim === 'self' || target === null) return gather(arena, actor, look);
  if (look.strikes) return strike(arena, actor, target);
  await send(arena, actor, target, look);
}

/** Draws back, then throws the body at the target. */
async function strike({ scene, layout }: Arena, actor: Actor, target: Actor): Promise<void> {
  const way = { x: target.home.x - actor.home.x, y: target.home.y - actor.home.y };
  const reach = layout.width / 6 / Math.hypot(way.x, way.y);
  await lean(scene, actor, -way.x * reach * 0.18);
  const from = actor.pose.x;
  await scene.motion.run({
    ms: 150,
    ease: slowStart,
    step: (progress) => set(actor, between(from, way.x * reach, progress), way.y * reach * progress),
  });
  const [x, y] = [actor.pose.x, actor.pose.y];
  void scene.motion.run({
    ms: 260,
    ease: slowEnds,
    step: (progress) => set(actor, x * (1 - progress), y * (1 - progress)),
  });
}

function lean(scene: Arena['scene'], actor: Actor, by: number): Promise<void> {
  return scene.motion.run({
    ms: 170,
    ease: slowEnd,
    step: (progress) => {
      actor.pose.squash = 0.07 * progress;
      set(actor, by * progress, 0);
    },
  });
}

/** Rears up and sends motes over to the target. */
async function send({ scene }: Arena, actor: Actor, target: Actor, look: TypeLook): Promise<void> {
  const forward = Math.sign(target.home.x - actor.home.x);
  await lean(scene, actor, -forward * 14);
  void scene.motion.run({
    ms: 380,
    ease: slowEnd,
    step: (progress) => {
      actor.pose.squash = between(0.07, 0, progress) - 0.05 * Math.sin(progress * Math.PI);
      set(actor, forward * between(-14, 0, progress) + forward * 22 * Math.sin(progress * Math.PI), 0);
    },
  });
  const from = { x: actor.middle.x + forward * actor.size * 0.3, y: actor.middle.y };
  const flights = Array.from({ length: 6 }, (_, index) => {
    const bend = (index % 2 === 0 ? -1 : 1) * (18 + index * 7);
    const spread = (index - 2.5) * 9;
    return mote(scene, look, { ms: 330, delay: index * 42 }, (progress) => ({
      x: between(from.x, target.middle.x, progress),
      y: between(from.y, target.middle.y + spread, progress) - Math.sin(progress * Math.PI) * bend,
      size: between(0.8, 1.8, progress),
      turn: progress * 5 * forward,
    }));
  });
  await flights[0];
}

/** Something for oneself: motes rise round the creature. */
async function gather({ scene }: Arena, actor: Actor, look: TypeLook): Promise<void> {
  void burst(scene, actor.middle.x, actor.middle.y + actor.size * 0.2, {
    look,
    count: 9,
    reach: actor.size * 0.38,
    ms: 620,
    fall: -actor.size * 0.35,
    size: 1.3,
  });
  await scene.motion.run({
    ms: 420,
    step: (progress) => {
      actor.pose.squash = 0.06 * Math.sin(progress * Math.PI * 2);
      actor.pose.lift = 14 * Math.sin(progress * Math.PI);
      actor.apply();
    },
  });
}

function set(actor: Actor, x: number, y: number): void {
  actor.pose.x = x;
  actor.pose.y = y;
  if (x === 0 && y === 0) actor.pose.squash = 0;
  actor.apply();
}
