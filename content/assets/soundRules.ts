/** Requirements for a sound. */
export interface SoundRules {
  /** Most bytes of a compressed sound. */
  readonly most: number;
  /** Seconds, from the shortest to the longest. */
  readonly seconds: readonly [shortest: number, longest: number];
  /** Whether it is played in a loop. */
  readonly loops: boolean;
}

/** A WAV file is not compressed: it may be this many times as large, so that designers can try out sounds. */
export const UNPACKED = 10;
/** Seconds of silence at the start of a short sound that are too short to notice. */
export const SILENCE_BEFORE = 0.02;

const EFFECT: SoundRules = { most: 100_000, seconds: [0.05, 1.55], loops: false };
const RULES: readonly (readonly [string, SoundRules])[] = [
  ['sounds/music/', { most: 600_000, seconds: [20, 40], loops: true }],
  ['sounds/cries/', { most: 60_000, seconds: [0.3, 1.25], loops: false }],
];

/**
 * Requirements for the sound with this name.
 * @param name without an ending: `sounds/effects/tap`
 */
export const soundRules = (name: string): SoundRules =>
  RULES.find(([folder]) => name.startsWith(folder))?.[1] ?? EFFECT;
