import { held, struck } from '../synth/envelope.ts';
import type { EffectRecipe } from './effect.ts';
import { bell, burst, glide, ping, repeat, thump, whoosh } from './kit.ts';

/** Blows and what becomes of them; the harder, the lower, longer and louder. */
export const BLOW_EFFECTS = {
  hit: {
    layers: [
      burst({ kind: 'low', cutoff: 5200 }, 0.045, { level: 1.1 }),
      thump(260, 80, 0.16),
      burst({ kind: 'band', cutoff: 1400, resonance: 1.4 }, 0.1, { level: 0.7 }),
    ],
    loudness: -15.4,
  },
  'hit-weak': {
    layers: [
      burst({ kind: 'low', cutoff: 1900 }, 0.05, { level: 0.8 }),
      thump(210, 120, 0.1, { wave: 'triangle' }),
    ],
    loudness: -17.4,
  },
  'hit-strong': {
    layers: [
      burst({ kind: 'low', cutoff: 8000 }, 0.06, { level: 1.2, drive: 2 }),
      thump(330, 48, 0.38, { drive: 1.8 }),
      burst({ kind: 'band', cutoff: 900, resonance: 1.2 }, 0.26, { level: 0.9 }),
      glide(900, 120, 0.2, { wave: 'saw', level: 0.25 }),
      burst({ kind: 'high', cutoff: 4500 }, 0.22, { at: 0.03, level: 0.3 }),
    ],
    room: { size: 0.4, level: 0.25 },
    loudness: -14.2,
  },
  critical: {
    layers: [
      glide(2200, 3300, 0.05, { wave: 'pulse', duty: 0.3, level: 0.3 }),
      burst({ kind: 'high', cutoff: 3500 }, 0.1, { at: 0.05 }),
      thump(300, 52, 0.3, { at: 0.05, drive: 2 }),
      bell(1244.5, 0.5, { at: 0.05, level: 0.5, bend: { ratio: 2.41, index: 2 } }),
      bell(1864.7, 0.4, { at: 0.05, level: 0.3, bend: { ratio: 2.41, index: 2 } }),
    ],
    room: { size: 0.4, level: 0.25 },
    loudness: -14.2,
  },
  miss: {
    layers: [
      whoosh(
        [
          [0, 1200],
          [0.12, 4600],
          [0.28, 900],
        ],
        0.28,
      ),
    ],
    loudness: -17.4,
  },
  unaffected: {
    layers: [
      ping(196, 0.22, { wave: 'triangle', bend: { ratio: 1.41, index: 0.9 } }),
      burst({ kind: 'low', cutoff: 800 }, 0.05, { level: 0.5 }),
      ping(185, 0.26, { wave: 'triangle', at: 0.09, level: 0.7 }),
    ],
    loudness: -17.2,
  },
  guard: {
    layers: [
      bell(587.3, 0.5, { bend: { ratio: 1.5, index: 2.2 }, level: 0.7 }),
      bell(880, 0.6, { bend: { ratio: 2, index: 1.4 }, level: 0.6, at: 0.02 }),
      glide(440, 880, 0.2, { wave: 'sine', level: 0.4 }),
      burst({ kind: 'high', cutoff: 4000 }, 0.2, { level: 0.25 }),
    ],
    room: { size: 0.3, level: 0.3 },
    loudness: -16,
  },
  faint: {
    layers: [
      glide(620, 110, 0.5, { wave: 'pulse', duty: 0.35, level: 0.5, vibrato: { rate: 11, depth: 0.7 } }),
      glide(310, 55, 0.55, { level: 0.6 }),
      thump(120, 42, 0.3, { at: 0.52, level: 1.8 }),
      burst({ kind: 'low', cutoff: 600 }, 0.18, { at: 0.52, level: 0.9 }),
    ],
    room: { size: 0.3, level: 0.2 },
    loudness: -15.4,
  },
} satisfies Record<string, EffectRecipe>;

/** What changes in a battle for better (rising, major) or worse (falling, narrow). */
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

/** Coming, catching and going. */
export const BALL_EFFECTS = {
  enter: {
    layers: [
      burst({ kind: 'high', cutoff: 2600 }, 0.16, { level: 0.6 }),
      glide(260, 1040, 0.22, { wave: 'sine', level: 0.8 }),
      bell(1568, 0.4, { at: 0.16, level: 0.4 }),
      thump(150, 70, 0.16, { at: 0.2, level: 0.8 }),
    ],
    room: { size: 0.3, level: 0.25 },
    loudness: -16,
  },
  throw: {
    layers: [
      whoosh(
        [
          [0, 700],
          [0.22, 3600],
          [0.4, 1800],
        ],
        0.4,
      ),
      glide(420, 900, 0.34, { wave: 'sine', level: 0.3 }),
    ],
    loudness: -16.8,
  },
  shake: {
    layers: [
      ping(410, 0.07, { wave: 'triangle' }),
      ping(300, 0.09, { wave: 'triangle', at: 0.09 }),
      burst({ kind: 'band', cutoff: 2400, resonance: 3 }, 0.03, { level: 0.5 }),
      burst({ kind: 'band', cutoff: 1800, resonance: 3 }, 0.03, { at: 0.09, level: 0.5 }),
    ],
    loudness: -17,
  },
  caught: {
    layers: [
      burst({ kind: 'band', cutoff: 3000, resonance: 4 }, 0.04),
      ...[784, 1046.5, 1318.5, 1568].map((pitch, index) => ({
        wave: 'pulse' as const,
        duty: 0.25,
        pitch,
        seconds: index === 3 ? 0.4 : 0.07,
        envelope: held(0.004, index === 3 ? 0.3 : 0.05, 0.7),
        at: 0.12 + index * 0.09,
        level: 0.45,
      })),
      bell(2093, 0.8, { at: 0.39, level: 0.4 }),
      bell(2637, 0.8, { at: 0.47, level: 0.3 }),
      glide(523.3, 523.3, 0.4, { at: 0.39, level: 0.5 }),
    ],
    room: { size: 0.4, level: 0.3 },
    loudness: -15.2,
  },
  escape: {
    layers: [
      burst({ kind: 'high', cutoff: 1800 }, 0.14, { level: 0.8 }),
      ...repeat(4, 0.075, (index) =>
        glide(520 + index * 110, 760 + index * 130, 0.05, {
          wave: 'pulse',
          duty: 0.4,
          level: 0.5,
          envelope: struck(0.07),
        }),
      ),
    ],
    loudness: -16.4,
  },
} satisfies Record<string, EffectRecipe>;
