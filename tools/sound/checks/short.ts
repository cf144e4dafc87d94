import { SILENCE_BEFORE } from '../../../content/assets/soundRules.ts';
import type { Sound } from '../files/decode.ts';
import { soundingPart } from '../measure/sounding.ts';
import { LIMITS } from './limits.ts';

/** Faults of a sound that plays once: silence before it, which delays it, or after it, which wastes bytes. */
export function checkSilence({ channels, rate }: Sound): string[] {
  const { first, last } = soundingPart(channels);
  if (last < first) return ['is silent'];
  const [before, after] = [first / rate, ((channels[0]?.length ?? 0) - 1 - last) / rate];
  const faults: string[] = [];
  if (before > SILENCE_BEFORE) faults.push(`begins with ${Math.round(before * 1000)} ms of silence`);
  if (after > LIMITS.after) faults.push(`ends with ${Math.round(after * 1000)} ms of silence`);
  return faults;
}
