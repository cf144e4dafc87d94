import { makeFilter } from '../synth/filter.ts';
import { roundLoop, scale } from '../synth/mix.ts';
import { RATE, type Samples, toSamples } from '../synth/rate.ts';
import { limit } from './limit.ts';
import { integratedLoudness, momentaryLoudness } from './loudness.ts';
import { fromDecibels } from './peak.ts';
import { soundingPart } from './sounding.ts';

/** Peaks of lossy files are a little higher than those of their source; the files must stay below -1 dBTP. */
const CEILING = -3;

function withoutOffset(samples: Samples): Samples {
  const filter = makeFilter('high');
  return samples.map((value) => filter(value, 28));
}

/** Removes the silence at both ends and fades the ends, so that they do not click. */
function trimmed(samples: Samples): Samples {
  const { first, last } = soundingPart([samples]);
  const result = samples.slice(Math.max(0, first - 8), last + 1);
  const [opening, closing] = [16, Math.min(toSamples(0.012), result.length / 3)];
  return result.map((value, at) => {
    const fade = Math.min(1, at / opening, (result.length - 1 - at) / closing);
    return value * fade;
  });
}

/** Brings sounds to a loudness. Limiting reduces it again, so this repeats up to four times. */
function brought(
  channels: readonly Samples[],
  target: number,
  measure: (channels: readonly Samples[], rate: number) => number,
): Samples[] {
  let gain = target - measure(channels, RATE);
  let result: Samples[] = [];
  for (let round = 0; round < 4; round += 1) {
    result = limit(
      channels.map((samples) => scale(samples, fromDecibels(gain))),
      CEILING,
    );
    const missing = target - measure(result, RATE);
    if (Math.abs(missing) < 0.05) break;
    gain += missing;
  }
  return result;
}

/** Finishes a sound that plays once; `target` is the LUFS of its loudest moment. */
export const finishShort = (samples: Samples, target: number): Samples =>
  brought([trimmed(withoutOffset(samples))], target, momentaryLoudness)[0]!;

/** Finishes a loop; `target` is the LUFS over its whole length. */
export const finishLoop = (channels: readonly Samples[], target: number): Samples[] =>
  brought(
    channels.map((samples) => roundLoop(samples, withoutOffset)),
    target,
    integratedLoudness,
  );
