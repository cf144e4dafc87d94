import type { Arena } from '../../arena.ts';
import type { Actor } from '../../creature/actor.ts';
import { conditionFrames } from '../../creature/conditionFrames.ts';
import { HURT_FILL, hurtWords } from '../../labels/hurtWords.ts';
import { popLabel } from '../../labels/popLabel.ts';
import type { AnimationStep } from '../../plan.ts';
import { movements } from '../../poses/movements.ts';
import { playMovement } from '../../poses/playMovement.ts';
import { shake } from '../../shake.ts';
import { hear } from '../../sounds.ts';
import { again } from './again.ts';

/** Shows the amount of damage, and how effective the hit was. */
function tellHurt(
  { scene, layout }: Arena,
  { below, beside }: Actor,
  { amount, critical, mult, more }: Extract<AnimationStep, { show: 'hurt' }>,
): void {
  const { letters } = layout;
  const size = 1.4 + (critical ? 0.3 : 0) + (mult >= 2 ? 0.2 : mult < 1 ? -0.2 : 0);
  void popLabel(scene, { text: `−${amount}`, ...beside, letters: letters * size, fill: HURT_FILL });
  // Effectiveness and critical hit are shown once per move, with the last hit.
  if (more) return;
  for (const said of hurtWords(mult, critical))
    void popLabel(scene, { ...said, ...below, letters, ms: 1250 });
}

type Hurting = Extract<AnimationStep, { show: 'hurt' }>;

/** By weight of the hit: milliseconds of the pause on impact, and units by which the stage shakes. */
const holds = [40, 60, 90, 130] as const;
const shakes = [0, 2, 5, 9] as const;

/** Weight of a hit, 0 to 3: the tier of the move less 1, less if not very effective, more if effective or critical. */
function weightOf({ appearance, mult, critical }: Hurting): 0 | 1 | 2 | 3 {
  const tier = (appearance?.tier ?? 1) - 1;
  const more = (mult >= 2 ? 1 : 0) + (critical ? 1 : 0) - (mult < 1 ? 1 : 0);
  return Math.min(Math.max(tier + more, 0), 3) as 0 | 1 | 2 | 3;
}

export async function animateHurt(arena: Arena, step: Hurting): Promise<void> {
  const actor = arena.actors[step.side];
  if (actor === null) return;
  const { scene } = arena;
  if (step.hit > 0 && step.appearance !== null) await again(arena, step.side, step.appearance, step.hit);
  const weight = weightOf(step);
  const quick = step.more || step.hit > 0;
  sound(arena, step);
  burst(arena, actor, step);
  void flinch(arena, actor, weight, quick);
  if (!arena.calm() && step.appearance !== null) {
    const held = quick ? 30 : holds[weight];
    scene.motion.hold(held);
    arena.effects.pool.hold(held);
    void shake(arena, shakes[weight] + (step.critical ? 4 : 0));
  }
  tellHurt(arena, actor, step);
  await arena.plates[step.side].runTo(step.hp, quick ? 170 : 520);
  await scene.motion.wait(quick ? 40 : weight > 0 || step.mult < 1 ? 300 : 140);
}

function sound({ scene }: Arena, step: Hurting): void {
  const { side, mult, critical, appearance, amount } = step;
  const effect = mult >= 2 ? 'hit-strong' : mult < 1 ? 'hit-weak' : 'hit';
  if (appearance === null) hear(scene, 'hit-weak', side, 0.6);
  else hear(scene, effect, side, Math.min(0.35 + amount / 60 + appearance.tier * 0.08, 1));
  if (critical) hear(scene, 'critical', side);
}

/** Particles for damage by conditions and recoil, where no attack was shown; stars for a critical hit. */
function burst({ effects }: Arena, actor: Actor, step: Hurting): void {
  if (step.critical)
    effects.scatter('common.light', actor.middle, { count: 12, reach: actor.size * 0.55, size: 1.3 });
  if (step.appearance !== null) return;
  const frame = step.cause in conditionFrames ? conditionFrames[step.cause as 'burn'] : 'normal.main';
  effects.scatter(frame, actor.middle, { count: 7, reach: actor.size * 0.34, size: 1.3, ms: 520 });
}

/** The creature flashes white once, is thrown back with shut eyes and catches itself; in calm mode it only moves back a little. */
async function flinch(arena: Arena, actor: Actor, weight: number, quick: boolean): Promise<void> {
  const calm = arena.calm();
  const flashes = !calm && arena.flash();
  if (flashes) await actor.whiten();
  const away = actor.side === 'player' ? -1 : 1;
  const far = 9 + weight * 5;
  const ms = quick ? 240 : 560;
  const { pose } = actor;
  const from = { x: pose.x, y: pose.y };
  const shift = (progress: number): void => {
    const push = away * far * Math.sin(Math.min(progress * 2, 1) ** 0.6 * Math.PI);
    const shiver = calm ? 0 : Math.sin(progress * 40) * far * 0.3 * Math.max(1 - progress * 2.4, 0);
    pose.x = from.x * (1 - progress) + push * (calm ? 0.8 : 1.6) + shiver;
    pose.y = from.y * (1 - progress);
    pose.white = flashes && progress < 0.34 ? 0.9 * (1 - progress / 0.34) : 0;
    if (progress === 1) Object.assign(pose, { x: 0, white: 0 });
  };
  if (calm) {
    const shiftOnly = (progress: number): void => {
      shift(progress);
      actor.apply();
    };
    return arena.scene.motion.run({ ms, through: true, step: shiftOnly });
  }
  actor.feel('pain');
  await playMovement(arena.scene, actor, movements.recoil, {
    ms,
    strength: 0.62 + weight * 0.16,
    through: true,
    beside: shift,
  });
  actor.feel(null);
}
