import type { Motion } from '../../shared/motion/motion.ts';
import type { Keys } from './keys.ts';

export interface MovementPlan {
  readonly ms: number;
  /** How strong the poses are; 1 as they are written. */
  readonly strength?: number;
  /** Keeps running while a blow holds everything else. */
  readonly through?: boolean;
  /** Changes what the poses do not, such as the place of the body. */
  readonly beside?: (progress: number) => void;
}

/** Whose poses change. */
interface Mover {
  take(keys: Keys, progress: number, strength: number): void;
}

/** The number of each creature's latest movement: one that begins takes over from the one before. */
const latest = new WeakMap<Mover, number>();

/** Plays a movement of a creature's body. */
export function playMovement(
  { motion }: { readonly motion: Motion },
  actor: Mover,
  keys: Keys,
  { ms, strength = 1, through = false, beside }: MovementPlan,
): Promise<void> {
  const own = (latest.get(actor) ?? 0) + 1;
  latest.set(actor, own);
  return motion.run({
    ms,
    through,
    step: (progress) => {
      if (latest.get(actor) !== own) return;
      beside?.(progress);
      actor.take(keys, progress, strength);
    },
  });
}
