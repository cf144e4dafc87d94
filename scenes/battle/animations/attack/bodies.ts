import { between, slowEnd, slowEnds, slowStart } from '../../../shared/motion/ease.ts';
import type { StageScene } from '../../../shared/stageScene.ts';
import type { Actor } from '../../creature/actor.ts';

const dashing = 130;
const backing = 190;

/** Draws back, then rushes at the target. Resolves after `lead`, when it strikes; the way back is not awaited. */
export async function dash(
  scene: StageScene,
  actor: Actor,
  target: Actor,
  far: number,
  lead: number,
): Promise<void> {
  const way = { x: target.home.x - actor.home.x, y: target.home.y - actor.home.y };
  const reach = far / Math.hypot(way.x, way.y);
  await scene.motion.wait(Math.max(lead - dashing - backing, 0));
  await lean(scene, actor, -way.x * reach * 0.2, backing);
  const from = actor.pose.x;
  await scene.motion.run({
    ms: dashing,
    ease: slowStart,
    step: (progress) => {
      actor.pose.squash = between(0.09, -0.08, progress);
      set(actor, between(from, way.x * reach, progress), way.y * reach * progress);
    },
  });
  void goBack(scene, actor, 280);
}

export async function goBack(scene: StageScene, actor: Actor, ms: number): Promise<void> {
  const { x, y, squash } = actor.pose;
  await scene.motion.run({
    ms,
    ease: slowEnds,
    step: (progress) => {
      actor.pose.squash = squash * (1 - progress);
      set(actor, x * (1 - progress), y * (1 - progress));
    },
  });
}

function lean(scene: StageScene, actor: Actor, by: number, ms: number): Promise<void> {
  return scene.motion.run({
    ms,
    ease: slowEnd,
    step: (progress) => {
      actor.pose.squash = 0.09 * progress;
      set(actor, by * progress, 0);
    },
  });
}

/** Milliseconds between the release of a projectile and the strike. */
const flight = 320;

/** Leans back, then swings forward to send something. A beam lasts `pouring` milliseconds; the body trembles. */
export async function cast(
  scene: StageScene,
  actor: Actor,
  target: Actor,
  lead: number,
  pouring: number,
): Promise<void> {
  const forward = Math.sign(target.home.x - actor.home.x);
  await lean(scene, actor, -forward * 16, Math.max(lead - flight, 80));
  void scene.motion.run({
    ms: 380 + pouring,
    ease: slowEnd,
    step: (progress) => {
      const push = pouring > 0 && progress < 0.8 ? -forward * 5 * Math.sin(progress * 60) : 0;
      actor.pose.squash = between(0.09, 0, progress) - 0.06 * Math.sin(progress * Math.PI);
      set(actor, forward * (between(-16, 0, progress) + 26 * Math.sin(progress * Math.PI)) + push, 0);
    },
  });
  await scene.motion.wait(Math.min(flight, lead));
}

/** Jumps up and lands heavily when the attack strikes. */
export async function leap(scene: StageScene, actor: Actor, lead: number, weight: number): Promise<void> {
  const high = 26 + weight * 12;
  await scene.motion.wait(Math.max(lead - 400, 0));
  await scene.motion.run({
    ms: Math.min(lead, 400),
    step: (progress) => {
      const crouch = progress < 0.3 ? Math.sin((progress / 0.3) * Math.PI) : 0;
      const air = Math.max(progress - 0.3, 0) / 0.7;
      actor.pose.squash = 0.12 * crouch - 0.06 * Math.sin(air * Math.PI);
      actor.pose.lift = high * 4 * air * (1 - air);
      actor.apply();
    },
  });
  void scene.motion.run({
    ms: 260,
    step: (progress) => {
      actor.pose.squash = 0.14 * Math.sin(progress * Math.PI) * (1 - progress);
      actor.apply();
    },
  });
}

/** Wobbles and rises for a moment. */
export async function sway(scene: StageScene, actor: Actor, lead: number): Promise<void> {
  await scene.motion.run({
    ms: lead,
    step: (progress) => {
      actor.pose.squash = 0.05 * Math.sin(progress * Math.PI * 2);
      actor.pose.lift = 12 * Math.sin(progress * Math.PI);
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
