import { held, struck } from '../synth/envelope.ts';
import type { EffectRecipe } from './effect.ts';
import { bell, burst, glide, ping, repeat, thump, whoosh } from './kit.ts';

/** Effects for a creature's entry and for balls: throw, shake, catch and escape. */
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
