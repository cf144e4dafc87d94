import { between, slowEnd, slowEnds, slowStart } from '../../../shared/motion/ease.ts';
import type { StageScene } from '../../../shared/stageScene.ts';
import type { Actor } from '../../creature/actor.ts';
import { movements } from '../../poses/movements.ts';
import { playMovement } from '../../poses/playMovement.ts';

const dashing = 130;
const backing = 230;

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
  const back = -way.x * reach * 0.14;
  await playMovement(scene, actor, movements.windUp, {
    ms: Math.min(backing, Math.max(lead - dashing, 80)),
    beside: (progress) => {
      actor.pose.x = back * slowEnd(progress);
    },
  });
  await playMovement(scene, actor, movements.lunge, {
    ms: dashing,
    beside: (progress) => {
      actor.pose.x = between(back, way.x * reach, slowStart(progress));
      actor.pose.y = way.y * reach * slowStart(progress);
    },
  });
  void goBack(scene, actor, 460);
}

/** Returns to its place and comes to rest there. */
export function goBack(scene: StageScene, actor: Actor, ms: number): Promise<void> {
  const { x, y } = actor.pose;
  return playMovement(scene, actor, movements.settle, {
    ms,
    beside: (progress) => {
      const left = 1 - slowEnds(Math.min(progress / 0.62, 1));
      actor.pose.x = x * left;
      actor.pose.y = y * left;
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
  await playMovement(scene, actor, movements.inhale, {
    ms: Math.max(lead - flight, 80),
    beside: (progress) => {
      actor.pose.x = -forward * 12 * slowEnd(progress);
    },
  });
  void playMovement(scene, actor, movements.release, {
    ms: 460 + pouring,
    beside: (progress) => {
      const push = pouring > 0 && progress < 0.7 ? -forward * 4 * Math.sin(progress * 60) : 0;
      const swung = Math.sin(Math.min(progress * 1.25, 1) * Math.PI);
      actor.pose.x = forward * (between(-12, 0, Math.min(progress * 4, 1)) + 24 * swung) + push;
      if (progress === 1) actor.pose.x = 0;
    },
  });
  await scene.motion.wait(Math.min(flight, lead));
}

/** Milliseconds of a jump. */
const jumping = 420;

/** Jumps up and lands heavily when the attack strikes. */
export async function leap(scene: StageScene, actor: Actor, lead: number, weight: number): Promise<void> {
  const strength = 0.7 + weight * 0.15;
  await scene.motion.wait(Math.max(lead - jumping, 0));
  await playMovement(scene, actor, movements.leap, { ms: Math.min(lead, jumping), strength });
  void playMovement(scene, actor, movements.land, { ms: 460, strength });
}

/** Gathers itself for an attack without a blow. */
export function sway(scene: StageScene, actor: Actor, lead: number): Promise<void> {
  return playMovement(scene, actor, movements.gather, { ms: lead });
}
