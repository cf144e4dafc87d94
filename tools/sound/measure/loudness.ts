import { soundingPart } from './sounding.ts';

/**
 * Loudness after ITU-R BS.1770-4: K-weighting, blocks of 400 ms every 100 ms, gates at -70 LUFS and 10 LU below the
 * mean. The standard gives the filters for 48 kHz only; here they are computed for any rate from the analogue values
 * behind those numbers (B. De Man, Evaluation of implementations of the EBU R128 loudness measurement, 2018).
 */
type Channel = Float32Array;

interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

function shelf(rate: number): Biquad {
  const turn = Math.tan((Math.PI * 1681.974450955533) / rate);
  const quality = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const whole = 1 + turn / quality + turn * turn;
  return {
    b: [
      (high + (band * turn) / quality + turn * turn) / whole,
      (2 * (turn * turn - high)) / whole,
      (high - (band * turn) / quality + turn * turn) / whole,
    ],
    a: [(2 * (turn * turn - 1)) / whole, (1 - turn / quality + turn * turn) / whole],
  };
}

function highPass(rate: number): Biquad {
  const turn = Math.tan((Math.PI * 38.13547087602444) / rate);
  const quality = 0.5003270373238773;
  const whole = 1 + turn / quality + turn * turn;
  return { b: [1, -2, 1], a: [(2 * (turn * turn - 1)) / whole, (1 - turn / quality + turn * turn) / whole] };
}

function run(samples: Float64Array, { b, a }: Biquad): Float64Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** Cumulative energy up to each sample, over all channels, after weighting. */
function energies(channels: readonly Channel[], rate: number): Float64Array {
  const sums = new Float64Array((channels[0]?.length ?? 0) + 1);
  for (const channel of channels) {
    const weighted = run(run(Float64Array.from(channel), shelf(rate)), highPass(rate));
    let sum = 0;
    for (let at = 0; at < weighted.length; at += 1) {
      sum += weighted[at]! ** 2;
      sums[at + 1]! += sum;
    }
  }
  return sums;
}

const toLoudness = (power: number): number => -0.691 + 10 * Math.log10(Math.max(power, 1e-12));
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

function windows(channels: readonly Channel[], rate: number, step: number): number[] {
  const sums = energies(channels, rate);
  const all = sums.length - 1;
  const length = Math.min(all, Math.round(rate * 0.4));
  const powers: number[] = [];
  for (let at = 0; at + length <= all; at += Math.round(rate * step)) {
    powers.push((sums[at + length]! - sums[at]!) / Math.max(1, length));
  }
  return powers;
}

/** Integrated loudness of a piece in LUFS. */
export function integratedLoudness(channels: readonly Channel[], rate: number): number {
  const audible = windows(channels, rate, 0.1).filter((power) => toLoudness(power) > -70);
  const gate = toLoudness(mean(audible)) - 10;
  return toLoudness(mean(audible.filter((power) => toLoudness(power) > gate)));
}

/**
 * Loudness of a short sound in LUFS: of its loudest 400 ms (momentary maximum, EBU Tech 3341), or of the whole audible
 * part if it is shorter. Padding a click of 50 ms to 400 ms would require 9 dB more than the headroom.
 */
export function momentaryLoudness(channels: readonly Channel[], rate: number): number {
  const { first, last } = soundingPart(channels);
  const heard = channels.map((samples) => samples.subarray(first, last + 1));
  return toLoudness(Math.max(0, ...windows(heard, rate, 0.01)));
}
