import { otherSide } from '../../../../rules/model/sides.ts';
import type { MoveAppearance } from '../../../../src/bridge/canvas.ts';
import type { Arena } from '../../arena.ts';
import type { Actor } from '../../creature/actor.ts';
import type { AnimationStep } from '../../plan.ts';
import { shake } from '../../shake.ts';
import { hear } from '../../sounds.ts';
import { cast, dash, leap, sway } from './bodies.ts';
import { perform } from './perform.ts';

type Attack = Extract<AnimationStep, { show: 'attack' }>;

/** For moves that the catalogue does not contain. */
const plain: MoveAppearance = { type: 'normal', kind: 'contact', tier: 1, strike: null };
/** Shortest time in milliseconds from the start of the user's movement to the strike. */
const least: Readonly<Record<MoveAppearance['kind'], number>> = {
  contact: 330,
  projectile: 420,
  beam: 380,
  field: 420,
  status: 420,
};
/** The same time in calm mode. */
const still = 140;
/** Milliseconds from the strike until the user's face is as usual again. */
const roaring = 340;
/** Milliseconds before the strike at which the sound of the attack is played. */
const heardBefore = 360;

/** Resolves when the attack strikes; the user moves back to its place meanwhile. */
export async function animateAttack(arena: Arena, step: Attack): Promise<void> {
  const user = arena.actors[step.side];
  if (user === null) return;
  const appearance = step.appearance ?? plain;
  const opponent = arena.actors[otherSide(step.side)];
  const self = step.aim === 'self' || opponent === null;
  const kind = self ? 'status' : appearance.kind;
  const target = opponent ?? user;
  const lead = perform(arena, {
    appearance,
    user,
    target,
    self,
    lands: step.lands,
    least: arena.calm() ? still : least[kind],
  });
  const { scene } = arena;
  void scene.motion
    .wait(Math.max(lead - heardBefore, 0))
    .then(() => hear(scene, `type-${appearance.type}`, step.side, appearance.tier / 4));
  if (!arena.calm() && kind !== 'status') user.feel('roar');
  await (arena.calm()
    ? scene.motion.wait(lead + 260)
    : move(arena, { user, target, kind, lead, appearance }));
  void scene.motion.wait(roaring).then(() => user.feel(null));
  if (step.lands && appearance.strike !== null && !self) showStrike(arena, target, appearance, user.facing);
  if (kind === 'field') void shake(arena, appearance.tier * 3, 460);
}

interface Moving {
  readonly user: Actor;
  readonly target: Actor;
  readonly kind: MoveAppearance['kind'];
  readonly lead: number;
  readonly appearance: MoveAppearance;
}

/** The movement of the user's body. */
function move({ scene, layout }: Arena, { user, target, kind, lead, appearance }: Moving): Promise<void> {
  switch (kind) {
    case 'contact':
      return dash(scene, user, target, layout.width / 6, lead);
    case 'field':
      return leap(scene, user, lead, appearance.tier);
    case 'status':
      return sway(scene, user, lead);
    default:
      return cast(scene, user, target, lead, kind === 'beam' ? 420 : 0);
  }
}

/** Shows teeth, a fist or claws, if the move has such a strike. */
function showStrike(
  { effects, calm }: Arena,
  target: Actor,
  appearance: MoveAppearance,
  facing: 1 | -1,
): void {
  if (appearance.strike === null) return;
  const size = (target.size / 350) * (1.1 + appearance.tier * 0.12);
  effects.pool.fly({
    frame: `common.${appearance.strike}`,
    ms: 460,
    from: target.middle,
    size: calm() ? size : size * 1.5,
    grow: size,
    mirrored: facing < 0,
    appear: 0.15,
    fade: 0.35,
  });
}
