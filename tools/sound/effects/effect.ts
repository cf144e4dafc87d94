import { addAt } from '../synth/mix.ts';
import { seeded } from '../synth/random.ts';
import { RATE, type Samples, silence, toSamples } from '../synth/rate.ts';
import { type Echo, echoOf, roomOf } from '../synth/space.ts';
import { renderTone, type Tone } from '../synth/tone.ts';

/** One tone of an effect: its transient, its body or its tail. */
export interface Layer extends Tone {
  /** Seconds after the beginning; 0 by default. */
  readonly at?: number;
}

export interface EffectRecipe {
  readonly layers: readonly Layer[];
  readonly echo?: Echo;
  /** `size` and `level` from 0 to 1. */
  readonly room?: { readonly size: number; readonly level: number };
  /** LUFS at its loudest moment, -18 (soft) to -14 (hard); -16 by default. */
  readonly loudness?: number;
}

const TAIL = 0.5;

/** Renders a recipe; the name seeds its noise. */
export function renderEffect(name: string, { layers, echo, room }: EffectRecipe): Samples {
  const ends = layers.map(({ at = 0, seconds, envelope }) => at + seconds + envelope.release);
  const mixed = silence(toSamples(Math.max(...ends) + (echo || room ? TAIL : 0)));
  layers.forEach((layer, index) => {
    const sound = renderTone(layer, seeded(`${name} ${index}`));
    addAt(mixed, sound, toSamples(layer.at ?? 0), 1, false);
  });
  if (echo) addAt(mixed, echoOf(mixed, echo), 0, 1, false);
  if (room) addAt(mixed, roomOf(mixed, room.size), 0, room.level, false);
  return fadeEnd(mixed, echo || room ? TAIL : 0);
}

/** Fades out an echo that is longer than the tail instead of cutting it off. */
function fadeEnd(samples: Samples, tail: number): Samples {
  const closing = tail * RATE;
  if (closing === 0) return samples;
  return samples.map((value, at) => value * Math.min(1, (samples.length - at) / closing));
}
