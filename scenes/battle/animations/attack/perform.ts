import type { MoveAppearance } from '../../../../src/bridge/canvas.ts';
import type { Arena } from '../../arena.ts';
import type { Actor } from '../../creature/actor.ts';
import type { AttackShow, EffectPart, Figure } from '../../effects/attackShow.ts';
import { recipes } from '../../effects/recipes/recipes.ts';
import { still } from '../../effects/still.ts';

/** How many times as many particles, and as large, each tier has. */
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
  /** False where the target is not struck: nothing is seen there then. */
  readonly lands: boolean;
  /** The least time before the strike, for the body of the user. */
  readonly least: number;
}

export const figureOf = ({ middle, home, size }: Actor): Figure => ({ middle, feet: home, size });

/** The pieces of an attack that are shown. */
export function partsOf(appearance: MoveAppearance, self: boolean, calm: boolean): readonly EffectPart[] {
  const kind = self ? 'status' : appearance.kind;
  return calm ? still(kind) : recipes[appearance.type][kind];
}

/** Time before the strike that a list of pieces takes. */
export const leadOf = (parts: readonly EffectPart[], least: number): number =>
  parts.reduce((most, { lead }) => Math.max(most, lead), least);

/** Sends off everything that flies in an attack, and returns the milliseconds until it strikes. */
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
