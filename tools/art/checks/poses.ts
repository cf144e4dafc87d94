import type { Measured } from '../core/checks.ts';
import { mirrored, overlap } from '../core/mask.ts';
import type { Creature } from '../creature.ts';
import { gaitOf } from '../plans/gaits.ts';

/** An outline that is a tenth narrower or wider than it is high is tall or long. */
const TENTH = 0.9;
/** A silhouette that overlaps its mirror image at least this much looks straight out of the picture. */
const FRONTAL = 0.8;

/** Largest share of the species that stand in one pose; and of those that look straight out. */
export const MOST_OF_A_POSE = 1 / 4;
export const MOST_FRONTAL = 1 / 6;
/** Largest overlap of two outlines, mirrored or not, in one line of evolution, and on one ground of a map. */
export const LIKEST_OF_A_LINE = 0.8;
export const LIKEST_OF_A_GROUND = 0.85;

/** What the pose of a drawing is counted by. */
export type Posed = Pick<Measured, 'box' | 'silhouette' | 'symmetry'>;

/** How a drawing stands: the way it gets about, and whether its outline is tall, long or neither; such as `walks, long`. */
export function poseOf(drawing: Creature, { box }: Posed): string {
  const ratio = (box.right - box.left) / (box.bottom - box.top);
  const build = ratio < TENTH ? 'tall' : ratio > 1 / TENTH ? 'long' : 'compact';
  return `${gaitOf(drawing)}, ${build}`;
}

export const isFrontal = ({ symmetry }: Posed): boolean => symmetry >= FRONTAL;

/** How much two outlines overlap, 0…1, whichever way they look. */
export const likeness = (first: Posed, second: Posed): number =>
  Math.max(
    overlap(first.silhouette, second.silhouette),
    overlap(first.silhouette, mirrored(second.silhouette)),
  );
