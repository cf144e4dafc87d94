import type { Sound } from '../files/decode.ts';

/** Seconds at each end that are checked (EDGE), and seconds beside them to compare with (NEAR). */
const EDGE = 0.02;
const NEAR = 0.2;
/** Lossy files are slightly uneven at their ends; an audible jump is several times as large as any step beside it. */
const STEPS = 1.6;

function largestStep(samples: Float32Array, from: number, to: number): number {
  let largest = 0;
  for (let at = Math.max(1, from); at < to; at += 1) {
    largest = Math.max(largest, Math.abs(samples[at]! - samples[at - 1]!));
  }
  return largest;
}

function powerOf(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / Math.max(1, samples.length));
}

function checkChannel(samples: Float32Array, rate: number): string[] {
  const [edge, near] = [Math.round(rate * EDGE), Math.round(rate * NEAR)];
  const faults: string[] = [];
  const jump = Math.abs(samples[0]! - samples.at(-1)!);
  const beside = Math.max(
    largestStep(samples, 1, near),
    largestStep(samples, samples.length - near, samples.length),
  );
  if (jump > beside * STEPS) {
    faults.push(`jumps by ${jump.toFixed(3)} where it begins again (steps beside: ${beside.toFixed(3)})`);
  }
  const around = powerOf(samples.subarray(-near)) + powerOf(samples.subarray(0, near));
  if (powerOf(samples.subarray(-edge)) < around * 0.02) faults.push('falls silent at its end');
  if (powerOf(samples.subarray(0, edge)) < around * 0.02) faults.push('is silent at its beginning');
  return faults;
}

/** Faults of a loop: a wrong length in samples, or a gap or jump between its end and its beginning. */
export function checkLoop({ channels, rate }: Sound, length: number): string[] {
  const actual = channels[0]?.length ?? 0;
  const wrong =
    actual === length ? [] : [`is ${actual} samples long instead of ${length}: the beat would limp`];
  return [...wrong, ...channels.flatMap((samples) => checkChannel(samples, rate))];
}
