import { held, struck } from '../synth/envelope.ts';
import type { Tone } from '../synth/tone.ts';

/** Makes the tones of one note: pitch in Hz, seconds while the key is down, strength 0 to 1. */
type Player = (pitch: number, seconds: number, strength: number) => Tone[];

/** Cutoff of the filter: softer notes are duller. */
const bright = (pitch: number, times: number, strength: number): number =>
  Math.min(9500, pitch * times * (0.55 + 0.45 * strength) + 500);

const detuned = (pitch: number, cents: number): number => pitch * 2 ** (cents / 1200);

export const INSTRUMENTS = {
  lead: (pitch, seconds, strength) => [
    {
      wave: 'pulse',
      duty: 0.25,
      pitch,
      seconds,
      envelope: held(0.008, 0.07, 0.7, 0.5),
      vibrato: { rate: 5.6, depth: 0.22, delay: 0.22 },
      filter: { kind: 'low', cutoff: bright(pitch, 10, strength) },
      level: 0.5,
    },
    {
      wave: 'triangle',
      pitch: detuned(pitch, 4),
      seconds,
      envelope: held(0.01, 0.07, 0.8, 0.5),
      vibrato: { rate: 5.6, depth: 0.22, delay: 0.22 },
      level: 0.5,
    },
  ],
  flute: (pitch, seconds, strength) => [
    {
      wave: 'triangle',
      pitch,
      seconds,
      envelope: held(0.045, 0.1, 0.85, 0.6),
      vibrato: { rate: 5, depth: 0.18, delay: 0.25 },
      filter: { kind: 'low', cutoff: bright(pitch, 6, strength) },
    },
    {
      wave: 'noise',
      pitch: 24_000,
      seconds: Math.min(seconds, 0.12),
      envelope: held(0.01, 0.06, 0.4, 0.06),
      filter: { kind: 'band', cutoff: Math.min(8000, pitch * 3), resonance: 3 },
      level: 0.22,
    },
  ],
  reed: (pitch, seconds, strength) => [
    {
      wave: 'reed',
      pitch,
      seconds,
      envelope: held(0.03, 0.09, 0.8, 0.5),
      vibrato: { rate: 4.8, depth: 0.14, delay: 0.3 },
      filter: { kind: 'low', cutoff: bright(pitch, 5, strength) },
      level: 0.7,
    },
  ],
  brass: (pitch, seconds, strength) =>
    [-5, 5].map((cents) => ({
      wave: 'saw',
      pitch: detuned(pitch, cents),
      seconds,
      envelope: held(0.03, 0.1, 0.75, 0.4),
      vibrato: { rate: 5.2, depth: 0.12, delay: 0.35 },
      filter: {
        kind: 'low',
        resonance: 1,
        cutoff: [
          [0, pitch * 1.5],
          [0.07, bright(pitch, 9, strength)],
          [0.5, bright(pitch, 6, strength)],
        ],
      },
      level: 0.45,
    })),
  strings: (pitch, seconds, strength) =>
    [-7, 6].map((cents) => ({
      wave: 'saw',
      pitch: detuned(pitch, cents),
      seconds,
      envelope: held(0.09, 0.25, 0.9, 0.8),
      vibrato: { rate: 5, depth: 0.1, delay: 0.2 },
      filter: { kind: 'low', cutoff: Math.min(5000, bright(pitch, 5, strength)) },
      level: 0.4,
    })),
  pad: (pitch, seconds) => [
    {
      wave: 'organ',
      pitch,
      seconds,
      envelope: held(0.22, 0.5, 0.9, 1),
      filter: { kind: 'low', cutoff: 2200 },
      level: 0.55,
    },
    {
      wave: 'triangle',
      pitch: detuned(pitch, 6),
      seconds,
      envelope: held(0.28, 0.5, 0.9, 1),
      level: 0.4,
    },
  ],
  pluck: (pitch, _seconds, strength) => [
    {
      wave: 'saw',
      pitch,
      seconds: 0.7,
      envelope: struck(0.8, 0.003),
      filter: {
        kind: 'low',
        resonance: 1.1,
        cutoff: [
          [0, bright(pitch, 9, strength)],
          [0.25, pitch * 1.6 + 120],
        ],
      },
      level: 0.6,
    },
  ],
  bell: (pitch) => [
    {
      wave: 'sine',
      pitch,
      seconds: 1.3,
      envelope: struck(1.5, 0.002),
      bend: {
        ratio: 3.5,
        index: [
          [0, 1.1],
          [0.5, 0.1],
        ],
      },
      level: 0.8,
    },
  ],
  musicBox: (pitch) => [
    { wave: 'sine', pitch, seconds: 0.9, envelope: struck(1, 0.002), level: 0.75 },
    { wave: 'sine', pitch: pitch * 4, seconds: 0.25, envelope: struck(0.25), level: 0.18 },
    { wave: 'sine', pitch: pitch * 2, seconds: 0.5, envelope: struck(0.5), level: 0.2 },
  ],
  bass: (pitch, seconds, strength) => [
    { wave: 'triangle', pitch, seconds, envelope: held(0.006, 0.05, 0.75, 0.4) },
    {
      wave: 'pulse',
      duty: 0.35,
      pitch,
      seconds,
      envelope: held(0.005, 0.05, 0.5, 0.3),
      filter: { kind: 'low', cutoff: 500 + 500 * strength },
      level: 0.35,
    },
  ],
  upright: (pitch, seconds) => [
    {
      wave: 'triangle',
      pitch,
      seconds,
      envelope: { attack: 0.006, decay: 1.1, sustain: 0.1, release: 0.08 },
    },
    {
      wave: 'reed',
      pitch,
      seconds: Math.min(seconds, 0.3),
      envelope: struck(0.3, 0.004),
      filter: { kind: 'low', cutoff: 900 },
      level: 0.4,
    },
  ],
} satisfies Record<string, Player>;

export type Instrument = keyof typeof INSTRUMENTS;

export const playNote = (name: Instrument, ...note: Parameters<Player>): Tone[] =>
  (INSTRUMENTS[name] as Player)(...note);
