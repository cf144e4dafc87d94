import { struck } from '../synth/envelope.ts';
import type { EffectRecipe } from './effect.ts';
import { burst, glide, ping, repeat, thump, whoosh } from './kit.ts';

/** Effects of the map: soft, since they are heard hundreds of times an hour. */
export const MAP_EFFECTS = {
  'step-grass': {
    layers: [
      burst({ kind: 'band', cutoff: 3800, resonance: 0.8 }, 0.07, { envelope: struck(0.07, 0.012) }),
      burst({ kind: 'band', cutoff: 6200 }, 0.05, { at: 0.025, level: 0.5, envelope: struck(0.05, 0.01) }),
      thump(110, 70, 0.05, { level: 0.5 }),
    ],
    loudness: -17.9,
  },
  'step-sand': {
    layers: [
      burst({ kind: 'band', cutoff: 1900, resonance: 0.7 }, 0.11, { envelope: struck(0.11, 0.02) }),
      burst({ kind: 'low', cutoff: 420 }, 0.07, { level: 0.9 }),
    ],
    loudness: -17.9,
  },
  'step-wood': {
    layers: [
      ping(285, 0.07, { wave: 'triangle' }),
      ping(430, 0.045, { level: 0.5 }),
      burst({ kind: 'low', cutoff: 1800 }, 0.014, { level: 0.6 }),
    ],
    loudness: -17.8,
  },
  // A small splash, and the water that runs off again.
  'step-water': {
    layers: [
      burst({ kind: 'band', cutoff: 1250, resonance: 1.2 }, 0.13, { envelope: struck(0.13, 0.016) }),
      burst({ kind: 'band', cutoff: 3100, resonance: 0.8 }, 0.1, {
        at: 0.05,
        level: 0.45,
        envelope: struck(0.1, 0.03),
      }),
      glide(340, 690, 0.06, { at: 0.07, level: 0.3 }),
    ],
    loudness: -17.9,
  },
  rustle: {
    layers: [
      ...repeat(5, 0.055, (index) =>
        burst({ kind: 'band', cutoff: 2800 + 900 * (index % 3), resonance: 1.1 }, 0.09, {
          envelope: struck(0.09, 0.018),
          level: [0.7, 1, 0.6, 0.9, 0.5][index] ?? 0.6,
        }),
      ),
    ],
    loudness: -17.4,
  },
  bump: {
    layers: [
      thump(170, 62, 0.14),
      burst({ kind: 'low', cutoff: 700 }, 0.04, { level: 0.7 }),
      ping(240, 0.05, { wave: 'pulse', level: 0.2 }),
    ],
    loudness: -17,
  },
  encounter: {
    layers: [
      ...[0, 1, 2, 3, 4, 5].map((index) =>
        glide(330 * 2 ** (index / 6), 990 * 2 ** (index / 6), 0.1, {
          wave: 'pulse',
          duty: 0.25,
          at: index * 0.095,
          level: 0.4,
          filter: { kind: 'low', cutoff: 5200 },
        }),
      ),
      whoosh(
        [
          [0, 500],
          [0.75, 6500],
        ],
        0.75,
        { level: 0.7 },
      ),
      thump(180, 45, 0.4, { at: 0.6, level: 1.1 }),
      burst({ kind: 'high', cutoff: 3000 }, 0.4, { at: 0.6, level: 0.35 }),
    ],
    room: { size: 0.5, level: 0.3 },
    loudness: -14.8,
  },
} satisfies Record<string, EffectRecipe>;
