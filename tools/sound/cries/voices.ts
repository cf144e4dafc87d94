import type { CreatureType } from '../../../rules/creatures/types.ts';
import type { Wave } from '../synth/oscillator.ts';
import type { Tone } from '../synth/tone.ts';

/** Timbre of the voice of a type's creatures. */
export interface Voice extends Pick<Tone, 'duty' | 'bend' | 'vibrato' | 'tremolo' | 'shiver' | 'drive'> {
  readonly wave: Wave;
  /** Cutoff of the filter as a multiple of the pitch. */
  readonly open: number;
  /** 0 to 1: level of the breath noise. */
  readonly breath: number;
}

export const VOICES: Readonly<Record<CreatureType, Voice>> = {
  normal: { wave: 'reed', open: 6, breath: 0.1 },
  fire: { wave: 'saw', open: 5, breath: 0.25, drive: 1.6, shiver: { rate: 38, depth: 0.8 } },
  water: { wave: 'triangle', open: 5, breath: 0.1, vibrato: { rate: 9, depth: 0.9 } },
  electric: { wave: 'pulse', duty: 0.15, open: 9, breath: 0.05, tremolo: { rate: 34, depth: 0.6 } },
  grass: { wave: 'reed', open: 4, breath: 0.2, vibrato: { rate: 6, depth: 0.4 } },
  ice: { wave: 'sine', open: 9, breath: 0.1, bend: { ratio: 2.76, index: 0.9 } },
  fighting: { wave: 'pulse', duty: 0.4, open: 5, breath: 0.2, drive: 1.8 },
  poison: { wave: 'saw', open: 3.2, breath: 0.15, tremolo: { rate: 19, depth: 0.7 } },
  ground: { wave: 'saw', open: 3.5, breath: 0.2, shiver: { rate: 30, depth: 1.2 } },
  flying: { wave: 'triangle', open: 8, breath: 0.2, vibrato: { rate: 13, depth: 1 } },
  psychic: { wave: 'sine', open: 9, breath: 0.05, bend: { ratio: 1.5, index: 0.8 } },
  bug: { wave: 'pulse', duty: 0.25, open: 8, breath: 0.1, tremolo: { rate: 48, depth: 0.85 } },
  rock: { wave: 'reed', open: 3.5, breath: 0.3, drive: 2, shiver: { rate: 26, depth: 1 } },
  ghost: { wave: 'sine', open: 7, breath: 0.35, vibrato: { rate: 5, depth: 1.1 } },
  dragon: { wave: 'saw', open: 4.5, breath: 0.2, bend: { ratio: 0.5, index: 1.8 }, drive: 1.8 },
  dark: { wave: 'saw', open: 3.6, breath: 0.25, bend: { ratio: 0.5, index: 0.9 } },
  steel: { wave: 'sine', open: 9, breath: 0.05, bend: { ratio: 1.41, index: 1.9 } },
  fairy: {
    wave: 'sine',
    open: 9,
    breath: 0.1,
    bend: { ratio: 2, index: 0.6 },
    vibrato: { rate: 8, depth: 0.6 },
  },
};
