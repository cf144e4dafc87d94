import type { CreatureType } from '../../../rules/creatures/types.ts';
import { held, struck } from '../synth/envelope.ts';
import type { EffectRecipe } from './effect.ts';
import { bell, burst, glide, repeat, thump, whoosh } from './kit.ts';

/** Attack sounds of beasts, plants and spirits, made of voices and movements. */
export const LIVING_TYPES = {
  grass: {
    layers: [
      ...repeat(4, 0.09, (index) =>
        whoosh(
          [
            [0, 2600 + index * 500],
            [0.12, 6400],
          ],
          0.14,
          { level: 0.9 },
        ),
      ),
      glide(700, 1750, 0.07, { wave: 'triangle', at: 0.34, level: 0.5 }),
      burst({ kind: 'band', cutoff: 5200, resonance: 1.5 }, 0.14, { at: 0.38 }),
      thump(260, 130, 0.1, { at: 0.38, level: 0.5 }),
    ],
    loudness: -16,
  },
  psychic: {
    layers: [
      glide(440, 880, 0.5, { wave: 'sine', level: 0.7, vibrato: { rate: 8, depth: 1.2 } }),
      glide(659.3, 440, 0.5, { wave: 'sine', level: 0.5, vibrato: { rate: 6.5, depth: 1.5 } }),
      glide(1320, 1760, 0.5, {
        wave: 'sine',
        level: 0.25,
        bend: { ratio: 0.505, index: 1.5 },
        tremolo: { rate: 14, depth: 0.8 },
      }),
    ],
    echo: { seconds: 0.11, again: 0.4, level: 0.5 },
    room: { size: 0.6, level: 0.35 },
    loudness: -16,
  },
  bug: {
    layers: [
      glide(196, 233, 0.36, {
        wave: 'pulse',
        duty: 0.2,
        level: 0.6,
        tremolo: { rate: 46, depth: 0.9 },
        shiver: { rate: 24, depth: 1 },
      }),
      ...repeat(5, 0.055, (index) =>
        burst({ kind: 'band', cutoff: 3200 + (index % 2) * 900, resonance: 7 }, 0.02, {
          at: 0.16,
          level: 1.8,
        }),
      ),
      thump(240, 120, 0.08, { at: 0.4, level: 0.6 }),
    ],
    loudness: -16,
  },
  ghost: {
    layers: [
      glide(622, 233, 0.75, { wave: 'sine', level: 0.6, vibrato: { rate: 5.5, depth: 0.8 } }),
      glide(640, 220, 0.8, { wave: 'triangle', level: 0.4, vibrato: { rate: 4.7, depth: 0.9 } }),
      whoosh(
        [
          [0, 500],
          [0.4, 1400],
          [0.8, 300],
        ],
        0.85,
        { level: 0.7, filter: { kind: 'band', cutoff: 900, resonance: 5 } },
      ),
    ],
    room: { size: 0.9, level: 0.6 },
    loudness: -16,
  },
  dragon: {
    layers: [
      {
        wave: 'saw',
        pitch: [
          [0, 95],
          [0.18, 165],
          [0.75, 62],
        ],
        seconds: 0.65,
        envelope: held(0.05, 0.2, 0.8),
        bend: { ratio: 0.5, index: 2.2 },
        shiver: { rate: 45, depth: 2 },
        filter: {
          kind: 'low',
          resonance: 2,
          cutoff: [
            [0, 700],
            [0.2, 2600],
            [0.7, 500],
          ],
        },
        drive: 2,
      },
      whoosh(
        [
          [0, 500],
          [0.3, 1900],
          [0.8, 400],
        ],
        0.85,
        { level: 0.8 },
      ),
      thump(110, 40, 0.5, { at: 0.05, level: 0.8 }),
    ],
    room: { size: 0.6, level: 0.3 },
    loudness: -14.6,
  },
  dark: {
    layers: [
      {
        wave: 'saw',
        pitch: 73.4,
        seconds: 0.34,
        envelope: { attack: 0.32, decay: 0.1, sustain: 1, release: 0.03 },
        filter: {
          kind: 'low',
          cutoff: [
            [0, 180],
            [0.34, 1600],
          ],
        },
        level: 0.7,
      },
      glide(103.8, 103.8, 0.34, { wave: 'saw', level: 0.3, envelope: held(0.3, 0.03) }),
      thump(170, 36, 0.5, { at: 0.35, drive: 2.4, level: 1.2 }),
      burst({ kind: 'band', cutoff: 1100, resonance: 1.5 }, 0.16, { at: 0.35 }),
      burst({ kind: 'low', cutoff: 300 }, 0.4, { at: 0.35, level: 1.2, envelope: struck(0.4) }),
    ],
    room: { size: 0.6, level: 0.3 },
    loudness: -15,
  },
  fairy: {
    layers: [
      ...[1046.5, 1318.5, 1568, 1975.5, 2349.3, 3136].map((pitch, index) =>
        bell(pitch, 0.45, { at: index * 0.06, level: 0.5, bend: { ratio: 4, index: 0.7 } }),
      ),
      burst({ kind: 'high', cutoff: 6500 }, 0.6, { level: 0.25, envelope: struck(0.6, 0.2) }),
      glide(1568, 3136, 0.4, { wave: 'sine', level: 0.12, vibrato: { rate: 12, depth: 0.5 } }),
    ],
    room: { size: 0.6, level: 0.4 },
    loudness: -16.4,
  },
} satisfies Partial<Record<CreatureType, EffectRecipe>>;
