import { held } from '../synth/envelope.ts';
import type { EffectRecipe } from './effect.ts';
import { bell, burst, glide, repeat, whoosh } from './kit.ts';

/** Effects for changes in a battle: for the better (rising, major) or for the worse (falling, narrow intervals). */
export const STATE_EFFECTS = {
  mend: {
    layers: [523.3, 659.3, 784, 1046.5, 1318.5].map((pitch, index) =>
      bell(pitch, 0.5, { at: index * 0.075, level: 0.6, bend: { ratio: 2, index: 0.6 } }),
    ),
    room: { size: 0.5, level: 0.4 },
    loudness: -16.4,
  },
  rise: {
    layers: [0, 1, 2].map((index) =>
      glide(392 * 2 ** (index / 3), 784 * 2 ** (index / 3), 0.13, {
        wave: 'pulse',
        duty: 0.25,
        at: index * 0.12,
        level: 0.5,
        filter: { kind: 'low', cutoff: 4800 },
      }),
    ),
    loudness: -16.6,
  },
  fall: {
    layers: [0, 1, 2].map((index) =>
      glide(740 / 2 ** (index / 3), 370 / 2 ** (index / 3), 0.13, {
        wave: 'pulse',
        duty: 0.4,
        at: index * 0.12,
        level: 0.5,
        filter: { kind: 'low', cutoff: 3000 },
      }),
    ),
    loudness: -16.8,
  },
  afflict: {
    layers: [
      glide(466, 440, 0.4, { wave: 'pulse', level: 0.4, vibrato: { rate: 13, depth: 1 } }),
      glide(330, 311, 0.42, { wave: 'pulse', level: 0.4, vibrato: { rate: 12, depth: 1 } }),
      burst({ kind: 'band', cutoff: 700, resonance: 4 }, 0.2, { level: 0.4 }),
    ],
    loudness: -16.4,
  },
  recover: {
    layers: [
      glide(440, 880, 0.22, { wave: 'sine' }),
      bell(1318.5, 0.5, { at: 0.18, level: 0.6 }),
      bell(1760, 0.5, { at: 0.27, level: 0.5 }),
    ],
    room: { size: 0.4, level: 0.3 },
    loudness: -16.6,
  },
  charge: {
    layers: [
      glide(110, 660, 0.75, { wave: 'saw', level: 0.45, filter: { kind: 'low', cutoff: 2600 } }),
      glide(165, 990, 0.75, { wave: 'pulse', duty: 0.2, level: 0.25, tremolo: { rate: 22, depth: 0.8 } }),
      whoosh(
        [
          [0, 400],
          [0.8, 6000],
        ],
        0.85,
        { level: 0.5 },
      ),
    ],
    loudness: -16,
  },
  weather: {
    layers: [
      whoosh(
        [
          [0, 300],
          [0.5, 1600],
          [1.1, 400],
        ],
        1.1,
      ),
      whoosh(
        [
          [0, 2400],
          [0.4, 5200],
        ],
        0.8,
        { at: 0.25, level: 0.4 },
      ),
      bell(659.3, 0.7, { at: 0.3, level: 0.25 }),
      bell(880, 0.7, { at: 0.5, level: 0.2 }),
    ],
    room: { size: 0.7, level: 0.4 },
    loudness: -16.4,
  },
  'level-up': {
    layers: [
      ...[392, 523.3, 659.3, 784, 1046.5].map((pitch, index) => ({
        wave: 'pulse' as const,
        duty: 0.25,
        pitch,
        seconds: index === 4 ? 0.35 : 0.07,
        envelope: held(0.004, index === 4 ? 0.25 : 0.04, 0.75),
        at: index * 0.08,
        level: 0.5,
      })),
      ...[523.3, 784].map((pitch) => glide(pitch, pitch, 0.35, { at: 0.32, level: 0.4 })),
      bell(2093, 0.6, { at: 0.32, level: 0.3 }),
    ],
    room: { size: 0.3, level: 0.25 },
    loudness: -15.4,
  },
  evolve: {
    layers: [
      ...repeat(7, 0.075, (index) =>
        bell(392 * 2 ** (([0, 4, 7, 12, 16, 19, 24][index] ?? 0) / 12), 0.6, { level: 0.5 }),
      ),
      glide(98, 392, 0.56, { wave: 'saw', level: 0.3, filter: { kind: 'low', cutoff: 1600 } }),
      ...[392, 493.9, 587.3, 784].map((pitch) => ({
        wave: 'saw' as const,
        pitch,
        seconds: 0.32,
        envelope: held(0.02, 0.25, 0.8),
        at: 0.55,
        level: 0.3,
        filter: { kind: 'low' as const, cutoff: 3400 },
      })),
      burst({ kind: 'high', cutoff: 4200 }, 0.6, { at: 0.55, level: 0.35 }),
    ],
    room: { size: 0.7, level: 0.45 },
    loudness: -15,
  },
} satisfies Record<string, EffectRecipe>;
