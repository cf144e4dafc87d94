import type { Effect } from '../../content/sounds.ts';

export type { Effect };

/** Something that is to be heard now, once. */
export type Cue = EffectCue | CryCue;

export interface EffectCue {
  readonly effect: Effect;
  /** Where it is heard, -1 (left) to 1 (right); in the middle without. */
  readonly pan?: number;
  /** How hard it is, 0 to 1; as hard as it can be without. */
  readonly force?: number;
}

export interface CryCue {
  /** The species that cries, by its name in the catalogue. */
  readonly cry: string;
  readonly pan?: number;
}

type Listener = (cue: Cue) => void;

const listeners = new Set<Listener>();

/** Says that something is to be heard. Costs nothing where nobody listens. */
export function sendCue(cue: Cue): void {
  if (listeners.size === 0) return;
  for (const listener of listeners) listener(cue);
}

/** Tells of every cue from now on, until the returned function is called. */
export function followCues(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
