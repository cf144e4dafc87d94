import type { Effect } from '../../../content/sounds.ts';
import { createEmitter } from './emitter.ts';

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

const cues = createEmitter<Cue>();

/** Says that something is to be heard. Costs nothing where nobody listens. */
export const sendCue = cues.emit;

/** Tells of every cue from now on, until the returned function is called. */
export const followCues = cues.on;
