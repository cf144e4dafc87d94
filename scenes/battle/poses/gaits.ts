import type { BodyPose } from './keys.ts';

/** How creatures hold themselves, by the way they get about. */
export const GAITS = ['walks', 'stomps', 'hops', 'flaps', 'floats', 'slides', 'grows'] as const;
export type Gait = (typeof GAITS)[number];

export interface Manner {
  /** Seconds of one breath. */
  readonly breath: number;
  /** How far the chest widens with it, as a share of its size. */
  readonly chest: number;
  /** Radians by which tails, wings and ears swing while it stands, and seconds of one swing. */
  readonly sway: number;
  readonly swing: number;
  /** How far it rises and sinks, as a share of its size, and how far it leans to and fro, in radians. */
  readonly bob: number;
  readonly lean: number;
  /** How much stronger or weaker its movements are: heavy bodies bend less. */
  readonly spring: number;
}

export const manners: Readonly<Record<Gait, Manner>> = {
  walks: { breath: 2.5, chest: 0.022, sway: 0.08, swing: 3.1, bob: 0, lean: 0.008, spring: 1 },
  stomps: { breath: 3.6, chest: 0.024, sway: 0.05, swing: 4.3, bob: 0, lean: 0.006, spring: 0.66 },
  hops: { breath: 1.7, chest: 0.02, sway: 0.09, swing: 2.1, bob: 0, lean: 0.01, spring: 1.12 },
  flaps: { breath: 2, chest: 0.015, sway: 0.13, swing: 1.5, bob: 0.008, lean: 0.008, spring: 1 },
  floats: { breath: 3.1, chest: 0.014, sway: 0.12, swing: 3.4, bob: 0.022, lean: 0.02, spring: 0.9 },
  slides: { breath: 2.9, chest: 0.015, sway: 0.1, swing: 3.5, bob: 0, lean: 0.05, spring: 1.15 },
  grows: { breath: 3.3, chest: 0.014, sway: 0.09, swing: 3.9, bob: 0, lean: 0.028, spring: 0.78 },
};

const wave = (turns: number): number => Math.sin(turns * Math.PI * 2);

/**
 * Writes how a creature stands after so many seconds: the chest breathes, the head follows it a little later, what
 * hangs swings; the feet stay. `strength`, 0 to 1, is the share of the motion that is shown.
 */
export function idleAt(gait: Gait, seconds: number, strength: number, out: BodyPose): void {
  const { breath, chest, sway, swing, bob, lean } = manners[gait];
  const breathing = wave(seconds / breath);
  const following = wave(seconds / breath - 0.14);
  // Two waves whose times do not fit into each other: no two swings are alike.
  const leaning = wave(seconds / (breath * 1.73)) * 0.7 + wave(seconds / (breath * 2.9)) * 0.3;
  out.chest = chest * (breathing * 0.5 + 0.5) * strength;
  out.rise = chest * 0.22 * following * strength;
  out.nod = 0.022 * following * strength;
  out.crane = 0;
  out.limbs = 0;
  out.sway = sway * strength;
  out.swing = seconds / swing;
  out.lean = lean * leaning * strength;
  out.lift = bob * (1 + wave(seconds / (breath * 1.2))) * strength;
  out.squash = 0;
  out.tip = 0;
}
