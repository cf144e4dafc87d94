import type { CreatureType } from '../../../rules/creatures/types.ts';
import { struck } from '../synth/envelope.ts';
import type { EffectRecipe } from './effect.ts';
import { bell, burst, glide, repeat, thump, whoosh } from './kit.ts';

/** Attack sounds of the elements and of solid matter, made of the sounds of the material. */
export const MATTER_TYPES = {
  fire: {
    layers: [
      whoosh(
        [
          [0, 350],
          [0.2, 2200],
          [0.7, 500],
        ],
        0.75,
        { level: 1.2 },
      ),
      burst({ kind: 'low', cutoff: 260 }, 0.6, { level: 1.6, tremolo: { rate: 17, depth: 0.6 } }),
      ...repeat(9, 0.06, (index) =>
        burst({ kind: 'band', cutoff: 2200 + ((index * 977) % 2600), resonance: 5 }, 0.025, {
          at: 0.1 + ((index * 37) % 11) * 0.003,
          level: 2.4,
        }),
      ),
    ],
    loudness: -15.2,
  },
  water: {
    layers: [
      ...repeat(6, 0.065, (index) =>
        glide(380 + ((index * 211) % 420), 900 + ((index * 307) % 900), 0.06, {
          wave: 'sine',
          envelope: struck(0.09, 0.006),
          level: 0.8,
        }),
      ),
      whoosh(
        [
          [0, 900],
          [0.25, 3200],
          [0.6, 700],
        ],
        0.62,
        { at: 0.05 },
      ),
      burst({ kind: 'band', cutoff: 1500, resonance: 0.8 }, 0.3, { at: 0.34, level: 0.8 }),
    ],
    loudness: -15.4,
  },
  electric: {
    layers: [
      glide(1800, 160, 0.16, { wave: 'saw', level: 0.5, shiver: { rate: 180, depth: 7 } }),
      glide(120, 118, 0.4, {
        wave: 'pulse',
        duty: 0.12,
        at: 0.08,
        level: 0.7,
        shiver: { rate: 60, depth: 1.5 },
        tremolo: { rate: 31, depth: 0.7 },
      }),
      ...repeat(6, 0.05, (index) =>
        burst({ kind: 'high', cutoff: 3800 }, 0.018, { at: ((index * 29) % 7) * 0.006, level: 1.2 }),
      ),
    ],
    loudness: -15.4,
  },
  ice: {
    layers: [
      ...[3136, 2637, 2349.3, 1975.5, 1760].map((pitch, index) =>
        bell(pitch, 0.4, { at: index * 0.05, level: 0.55, bend: { ratio: 2.76, index: 0.8 } }),
      ),
      burst({ kind: 'high', cutoff: 6000 }, 0.4, { level: 0.45, envelope: struck(0.4, 0.12) }),
      ...repeat(3, 0.035, () =>
        burst({ kind: 'band', cutoff: 4200, resonance: 6 }, 0.03, { at: 0.28, level: 1.2 }),
      ),
    ],
    room: { size: 0.5, level: 0.35 },
    loudness: -16,
  },
  ground: {
    layers: [
      burst({ kind: 'low', cutoff: 190 }, 1.2, { level: 2.2, tremolo: { rate: 13, depth: 0.7 } }),
      thump(120, 38, 0.7, { drive: 2 }),
      burst({ kind: 'band', cutoff: 520, resonance: 1.2 }, 0.7, {
        level: 0.9,
        tremolo: { rate: 19, depth: 0.8 },
      }),
    ],
    loudness: -14.8,
  },
  rock: {
    layers: [
      ...[0, 0.09, 0.2, 0.26, 0.38].map((at, index) =>
        burst({ kind: 'band', cutoff: [900, 1250, 760, 1500, 620][index] ?? 900, resonance: 5 }, 0.08, {
          at,
          level: 1.6,
        }),
      ),
      ...[0, 0.2, 0.38].map((at) => thump(190, 70, 0.14, { at, level: 0.7 })),
      burst({ kind: 'low', cutoff: 1400 }, 0.3, { at: 0.38, level: 0.7 }),
    ],
    room: { size: 0.3, level: 0.2 },
    loudness: -15,
  },
  steel: {
    layers: [
      ...[523.3, 741, 1187].map((pitch, index) =>
        bell(pitch, 0.8 - index * 0.15, { bend: { ratio: 1.41, index: 2.6 }, level: 0.6 - index * 0.1 }),
      ),
      bell(2960, 0.35, { bend: { ratio: 1.73, index: 2 }, level: 0.35 }),
      burst({ kind: 'high', cutoff: 4000 }, 0.03),
    ],
    room: { size: 0.35, level: 0.25 },
    loudness: -15.2,
  },
  poison: {
    layers: [
      ...repeat(7, 0.075, (index) =>
        glide(300 - ((index * 67) % 140), 140 + ((index * 53) % 90), 0.07, {
          wave: 'saw',
          envelope: struck(0.1, 0.01),
          filter: {
            kind: 'low',
            resonance: 6,
            cutoff: [
              [0, 1500],
              [0.08, 350],
            ],
          },
          level: 0.8,
        }),
      ),
      burst({ kind: 'band', cutoff: 650, resonance: 2 }, 0.5, {
        level: 0.5,
        tremolo: { rate: 15, depth: 0.9 },
      }),
      glide(233, 220, 0.45, { wave: 'sine', level: 0.3, vibrato: { rate: 7, depth: 1 } }),
    ],
    loudness: -15.8,
  },
  flying: {
    layers: [
      whoosh(
        [
          [0, 900],
          [0.16, 4200],
          [0.3, 1500],
        ],
        0.3,
      ),
      whoosh(
        [
          [0, 1200],
          [0.16, 5600],
          [0.4, 1500],
        ],
        0.4,
        { at: 0.2, level: 1.2 },
      ),
      glide(1300, 2100, 0.18, { wave: 'sine', at: 0.22, level: 0.2 }),
    ],
    loudness: -16,
  },
} satisfies Partial<Record<CreatureType, EffectRecipe>>;
