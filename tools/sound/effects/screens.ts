import { held } from '../synth/envelope.ts';
import type { EffectRecipe } from './effect.ts';
import { bell, burst, glide, ping, repeat, thump, whoosh } from './kit.ts';

/** Effects of pages and windows: short, and in the key of the home music, so that they fit it. */
export const SCREEN_EFFECTS = {
  tap: {
    layers: [
      ping(1318.5, 0.06, { wave: 'triangle' }),
      burst({ kind: 'high', cutoff: 5000 }, 0.012, { level: 0.25 }),
    ],
    loudness: -17.6,
  },
  confirm: {
    layers: [
      ping(784, 0.12, { wave: 'pulse', duty: 0.25, level: 0.5 }),
      ping(1174.7, 0.24, { wave: 'pulse', duty: 0.25, at: 0.07, level: 0.5 }),
      bell(2349.3, 0.25, { at: 0.07, level: 0.25 }),
    ],
    loudness: -17,
  },
  cancel: {
    layers: [
      ping(784, 0.1, { wave: 'triangle' }),
      ping(523.3, 0.18, { wave: 'triangle', at: 0.06 }),
      burst({ kind: 'low', cutoff: 900 }, 0.03, { level: 0.3 }),
    ],
    loudness: -17.4,
  },
  open: {
    layers: [
      glide(392, 784, 0.11, { level: 0.6 }),
      whoosh(
        [
          [0, 900],
          [0.2, 4200],
        ],
        0.2,
        { level: 0.7 },
      ),
      ping(1568, 0.12, { at: 0.1, level: 0.3 }),
    ],
    loudness: -17.4,
  },
  close: {
    layers: [
      glide(784, 392, 0.11, { level: 0.6 }),
      whoosh(
        [
          [0, 4200],
          [0.18, 700],
        ],
        0.18,
        { level: 0.7 },
      ),
      thump(190, 90, 0.09, { at: 0.1, level: 0.5 }),
    ],
    loudness: -17.6,
  },
  refused: {
    layers: repeat(2, 0.11, () => ({
      wave: 'pulse',
      pitch: 155.6,
      seconds: 0.07,
      envelope: held(0.003, 0.04),
      filter: { kind: 'low', cutoff: 1400 },
    })),
    loudness: -17,
  },
  notice: {
    layers: [
      bell(1046.5, 0.5, { level: 0.7 }),
      bell(1318.5, 0.5, { at: 0.1, level: 0.6 }),
      bell(1568, 0.7, { at: 0.2, level: 0.7 }),
    ],
    room: { size: 0.3, level: 0.3 },
    loudness: -17,
  },
  coins: {
    layers: repeat(4, 0.055, (index) => ({
      ...bell([2093, 2637, 2349.3, 3136][index] ?? 2093, 0.22, { level: 0.6 }),
      bend: { ratio: 2.76, index: 1.1 },
    })),
    loudness: -17.4,
  },
  purchase: {
    layers: [
      burst({ kind: 'band', cutoff: 2600, resonance: 3 }, 0.05, { level: 0.8 }),
      burst({ kind: 'band', cutoff: 1500, resonance: 3 }, 0.07, { at: 0.06, level: 0.8 }),
      bell(1568, 0.45, { at: 0.13, level: 0.7 }),
      bell(2093, 0.6, { at: 0.21, level: 0.8 }),
    ],
    room: { size: 0.2, level: 0.2 },
    loudness: -16.6,
  },
  badge: {
    layers: [
      ...[523.3, 659.3, 784, 1046.5].map((pitch, index) => ({
        wave: 'saw' as const,
        pitch,
        seconds: index === 3 ? 0.5 : 0.1,
        envelope: held(0.012, index === 3 ? 0.3 : 0.05, 0.8),
        at: index * 0.11,
        level: 0.5,
        filter: { kind: 'low' as const, cutoff: 3600 },
      })),
      ...[659.3, 784].map((pitch) => glide(pitch, pitch, 0.5, { wave: 'saw', at: 0.33, level: 0.25 })),
      bell(2093, 0.9, { at: 0.33, level: 0.5 }),
      bell(3136, 0.8, { at: 0.45, level: 0.35 }),
    ],
    room: { size: 0.6, level: 0.4 },
    loudness: -15,
  },
  trade: {
    layers: [
      ...[0, 1, 2, 3, 4].map((index) => bell(523.3 * 2 ** ((index * 5) / 12), 0.35, { at: index * 0.08 })),
      glide(300, 1500, 0.42, { wave: 'sine', level: 0.35, vibrato: { rate: 9, depth: 0.4 } }),
      glide(1500, 300, 0.42, { wave: 'sine', level: 0.35, at: 0.3, vibrato: { rate: 9, depth: 0.4 } }),
    ],
    room: { size: 0.5, level: 0.4 },
    loudness: -16,
  },
} satisfies Record<string, EffectRecipe>;
