import type { Curve } from '../synth/curve.ts';
import { held, struck } from '../synth/envelope.ts';
import type { Filter } from '../synth/filter.ts';
import type { Layer } from './effect.ts';

type Changes = Partial<Layer>;

/** A struck note that rings for `ring` seconds. */
export const ping = (pitch: Curve, ring: number, changes: Changes = {}): Layer => ({
  wave: 'sine',
  pitch,
  seconds: ring,
  envelope: struck(ring),
  ...changes,
});

/** A bell: a sine modulated by a higher one that decays faster. */
export const bell = (pitch: number, ring: number, changes: Changes = {}): Layer =>
  ping(pitch, ring, {
    bend: {
      ratio: 3.5,
      index: [
        [0, 1.6],
        [ring * 0.6, 0.05],
      ],
    },
    ...changes,
  });

/** Noise that starts at once and decays in `ring` seconds. */
export const burst = (filter: Filter, ring: number, changes: Changes = {}): Layer => ({
  wave: 'noise',
  pitch: 24_000,
  seconds: ring,
  envelope: struck(ring),
  filter,
  ...changes,
});

/** Noise that swells and fades: wind, breath, an object that flies past. */
export const whoosh = (cutoff: Curve, seconds: number, changes: Changes = {}): Layer => ({
  wave: 'noise',
  pitch: 24_000,
  seconds: seconds * 0.55,
  envelope: { attack: seconds * 0.4, decay: seconds, sustain: 0.6, release: seconds * 0.45 },
  filter: { kind: 'band', cutoff, resonance: 1.6 },
  ...changes,
});

/** A heavy blow: a low sine with a falling pitch. */
export const thump = (from: number, to: number, ring: number, changes: Changes = {}): Layer =>
  ping(
    [
      [0, from],
      [ring * 0.45, to],
    ],
    ring,
    changes,
  );

/** A sustained tone that glides from one pitch to another. */
export const glide = (from: number, to: number, seconds: number, changes: Changes = {}): Layer => ({
  wave: 'triangle',
  pitch: [
    [0, from],
    [seconds, to],
  ],
  seconds,
  envelope: held(0.006, Math.min(0.08, seconds / 2), 0.8),
  ...changes,
});

/** Several layers, `gap` seconds apart; `make` returns the layer for each number. */
export const repeat = (count: number, gap: number, make: (index: number) => Layer): Layer[] =>
  Array.from({ length: count }, (_, index) => {
    const layer = make(index);
    return { ...layer, at: (layer.at ?? 0) + index * gap };
  });
