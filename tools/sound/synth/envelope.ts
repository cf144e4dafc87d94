/** Times in seconds; decay and release are the times in which a sound falls by 60 dB. */
export interface Envelope {
  readonly attack: number;
  /** Time at full strength between attack and decay; 0 by default. */
  readonly hold?: number;
  readonly decay: number;
  /** 0 to 1, share of the full strength. */
  readonly sustain: number;
  readonly release: number;
}

/** A struck sound: a fast attack, then a decay by 60 dB in `decay` seconds. */
export const struck = (decay: number, attack = 0.002): Envelope => ({
  attack,
  decay,
  sustain: 0,
  release: 0.02,
});

/** A sustained sound that rises, holds and ends, like a breath or a bow. */
export const held = (attack: number, release: number, sustain = 1, decay = 0.3): Envelope => ({
  attack,
  decay,
  sustain,
  release,
});

const fall = (seconds: number, whole: number): number => 10 ** ((-3 * seconds) / Math.max(whole, 1e-4));

/** Strength while the key is down. */
function pressed(envelope: Envelope, seconds: number): number {
  const { attack, hold = 0, decay, sustain } = envelope;
  if (seconds < attack) return seconds / attack;
  const after = seconds - attack - hold;
  return after <= 0 ? 1 : sustain + (1 - sustain) * fall(after, decay);
}

/** Strength (0 to 1) at a time of a sound whose key is released after `length` seconds. */
export function strengthAt(envelope: Envelope, length: number, seconds: number): number {
  if (seconds < length) return pressed(envelope, seconds);
  const after = seconds - length;
  const { release } = envelope;
  if (after >= release) return 0;
  // The last tenth falls to zero in a straight line: ending at -60 dB would click.
  const closing = Math.min(1, (release - after) / (release / 10));
  return pressed(envelope, length) * fall(after, release) * closing;
}
