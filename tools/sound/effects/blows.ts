import type { EffectRecipe } from './effect.ts';
import { bell, burst, glide, ping, thump, whoosh } from './kit.ts';

/** Effects for blows and their results; the harder the blow, the lower, longer and louder the sound. */
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
