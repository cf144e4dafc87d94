import { describe, expect, it } from 'vitest';
import { RATE } from '../synth/rate.ts';
import { finishLoop, finishShort } from './finish.ts';
import { integratedLoudness, momentaryLoudness } from './loudness.ts';
import { truePeak } from './peak.ts';

const sine = (seconds: number, frequency: number, strength: number, phase = 0, rate = RATE) =>
  Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, at) => strength * Math.sin((2 * Math.PI * frequency * at) / rate + phase),
  );

describe('loudness', () => {
  it('of a full sine of 997 Hz is -3.01 LUFS in one channel and 0 in two, as BS.1770 says', () => {
    const full = sine(3, 997, 1, 0, 48_000);
    expect(integratedLoudness([full], 48_000)).toBeCloseTo(-3.01, 1);
    expect(integratedLoudness([full, full], 48_000)).toBeCloseTo(0, 1);
  });

  it('is the same at our rate', () => {
    expect(integratedLoudness([sine(3, 997, 1)], RATE)).toBeCloseTo(-3.01, 1);
  });

  it('leaves silence out of the mean', () => {
    const half = new Float32Array(RATE * 6);
    half.set(sine(3, 997, 0.1));
    expect(integratedLoudness([half], RATE)).toBeCloseTo(-23.01, 0);
  });

  it('of a short sound is that of what is heard of it', () => {
    const short = sine(0.1, 997, 0.1);
    const late = new Float32Array(RATE);
    late.set(short, 9000);
    const alone = momentaryLoudness([short], RATE);
    expect(Math.abs(momentaryLoudness([late], RATE) - alone)).toBeLessThan(0.3);
  });
});

describe('the true peak', () => {
  it('is found between samples that miss it', () => {
    expect(truePeak([sine(0.1, RATE / 4, 1, Math.PI / 4)])).toBeCloseTo(0, 0);
  });
});

describe('finishing', () => {
  it('brings a short sound to its loudness, without offset, silence or clipping', () => {
    const raw = new Float32Array(RATE).fill(0.1);
    raw.set(
      sine(0.3, 440, 0.02).map((value) => value + 0.1),
      6000,
    );
    const finished = finishShort(raw, -16);
    expect(momentaryLoudness([finished], RATE)).toBeCloseTo(-16, 0);
    expect(truePeak([finished])).toBeLessThan(-2.5);
    expect(finished.length).toBeLessThan(raw.length);
  });

  it('keeps the length and the seam of a loop', () => {
    const loop = sine(2, 220, 0.9);
    loop.set([3, -3, 3], 12_000);
    const [finished] = finishLoop([loop], -15);
    expect(finished).toHaveLength(loop.length);
    expect(truePeak([finished!])).toBeLessThan(-2.5);
    expect(Math.abs(finished![0]! - finished!.at(-1)!)).toBeLessThan(0.05);
  });
});
