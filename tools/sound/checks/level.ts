import type { Sound } from '../files/decode.ts';
import { integratedLoudness, momentaryLoudness } from '../measure/loudness.ts';
import { offsetOf, truePeak } from '../measure/peak.ts';
import { LIMITS } from './limits.ts';

/** Faults of loudness, peak and offset, in words. */
export function checkLevel({ channels, rate }: Sound, loops: boolean): string[] {
  const loudness = (loops ? integratedLoudness : momentaryLoudness)(channels, rate);
  const peak = truePeak(channels);
  const offset = Math.max(...channels.map((samples) => Math.abs(offsetOf(samples))));
  const faults: string[] = [];
  if (loudness < LIMITS.softest || loudness > LIMITS.loudest) {
    faults.push(
      `is ${loudness.toFixed(1)} LUFS loud instead of between ${LIMITS.softest} and ${LIMITS.loudest}`,
    );
  }
  if (peak > LIMITS.peak) faults.push(`clips: its peak is ${peak.toFixed(1)} dBTP, above ${LIMITS.peak}`);
  if (offset > LIMITS.offset) faults.push(`does not swing around nought: its mean is ${offset.toFixed(4)}`);
  return faults;
}
