import type { MoveAppearance } from '../../../../src/bridge/canvas.ts';
import type { Arena } from '../../arena.ts';
import type { Actor } from '../../creature/actor.ts';
import type { AttackShow, EffectPart, Figure } from '../../effects/attackShow.ts';
import { recipes } from '../../effects/recipes/recipes.ts';
import { still } from '../../effects/still.ts';

/** Factors for number and size of the particles by tier. */
export const weights = {
  1: { much: 0.75, big: 0.85 },
  2: { much: 1, big: 1 },
  3: { much: 1.3, big: 1.16 },
  4: { much: 1.6, big: 1.34 },
} as const;

export interface Performance {
  readonly appearance: MoveAppearance;
  readonly user: Actor;
  readonly target: Actor;
  readonly self: boolean;
  /** False if the move does not reach the target: only the parts before the strike are shown. */
  readonly lands: boolean;
  /** Shortest time in milliseconds before the strike, for the movement of the user's body. */
  readonly least: number;
}

export const figureOf = ({ middle, home, mouth, size }: Actor): Figure => ({
  middle,
  feet: home,
  mouth,
  size,
});

/** The effect parts of an attack; in calm mode those without motion. */
export function partsOf(appearance: MoveAppearance, self: boolean, calm: boolean): readonly EffectPart[] {
  const kind = self ? 'status' : appearance.kind;
  return calm ? still(kind) : recipes[appearance.type][kind];
}

/** Milliseconds from the start of these parts to the strike. */
export const leadOf = (parts: readonly EffectPart[], least: number): number =>
  parts.reduce((most, { lead }) => Math.max(most, lead), least);

/** Starts all effect parts of an attack. Returns the milliseconds until it strikes. */
export function perform({ effects, layout, calm }: Arena, plan: Performance): number {
  const { appearance, self, lands } = plan;
  const parts = partsOf(appearance, self, calm());
  const lead = leadOf(parts, plan.least);
  const [user, target] = [figureOf(plan.user), figureOf(plan.target)];
  const show: AttackShow = {
    type: appearance.type,
    user,
    target,
    focus: self ? user : target,
    way: plan.target.home.x >= plan.user.home.x ? 1 : -1,
    lead,
    ...weights[appearance.tier],
    width: layout.width,
    height: layout.height,
    fly: (flight) => effects.pool.fly(flight),
  };
  effects.sheets.prepare(appearance.type);
  for (const part of parts) if (lands || part.lead > 0) part.play(show);
  return lead;
}
