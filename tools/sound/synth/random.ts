/** A number from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/** FNV-1a hash with 32 bits, which differs even for similar texts. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** A generator that returns the same numbers for the same seed, on every machine (mulberry32). */
export function seeded(seed: string): Random {
  let state = hashText(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Uniformly distributed around `middle`, at most `spread` away. */
export const around = (random: Random, middle: number, spread: number): number =>
  middle + (random() * 2 - 1) * spread;
