/** What a sound should be like. */
export interface SoundRules {
  /** Most bytes of a packed sound. */
  readonly most: number;
  /** Seconds, from the shortest to the longest. */
  readonly seconds: readonly [shortest: number, longest: number];
  /** Whether it is played over and over. */
  readonly loops: boolean;
}

/** A wav is not packed: a designer who tries a sound out may be so many times as heavy. */
export const UNPACKED = 10;
/** Seconds of silence before a short sound that nobody notices. */
export const SILENCE_BEFORE = 0.02;

const EFFECT: SoundRules = { most: 100_000, seconds: [0.05, 1.55], loops: false };
const RULES: readonly (readonly [string, SoundRules])[] = [
  ['sounds/music/', { most: 600_000, seconds: [20, 40], loops: true }],
  ['sounds/cries/', { most: 60_000, seconds: [0.3, 1.25], loops: false }],
];

/**
 * What the sound of a name should be like.
 * @param name without an ending: `sounds/effects/tap`
 */
export const soundRules = (name: string): SoundRules =>
  RULES.find(([folder]) => name.startsWith(folder))?.[1] ?? EFFECT;
