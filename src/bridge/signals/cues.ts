import type { Effect } from '../../../content/sounds.ts';
import { createEmitter } from './emitter.ts';

export type { Effect };

/** A sound that is to be played now, once. */
export type Cue = EffectCue | CryCue;

export interface EffectCue {
  readonly effect: Effect;
  /** Position from -1 (left) to 1 (right); centre if absent. */
  readonly pan?: number;
  /** Intensity from 0 to 1; 1 if absent. */
  readonly force?: number;
}

export interface CryCue {
  /** The species that cries, by its name in the catalogue. */
  readonly cry: string;
  readonly pan?: number;
}

const cues = createEmitter<Cue>();

/** Sends a cue. Does nothing if there is no listener. */
export const sendCue = cues.emit;

/** Listens to cues. Returns a function that stops it. */
export const followCues = cues.on;
