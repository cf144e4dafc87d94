import { describe, expect, it } from 'vitest';
import { follow } from './curve.ts';
import { held, strengthAt, struck } from './envelope.ts';
import { makeFilter } from './filter.ts';
import { addAt, roundLoop } from './mix.ts';
import { seeded } from './random.ts';
import { RATE } from './rate.ts';
import { echoOf, roomOf } from './space.ts';
import { renderTone, type Tone } from './tone.ts';

const NOTE: Tone = { wave: 'pulse', pitch: 1000, seconds: 0.2, envelope: held(0.01, 0.05) };
const power = (samples: Float32Array) => samples.reduce((sum, value) => sum + value * value, 0);

/** Strength of one frequency (Goertzel). */
function strengthOf(samples: Float32Array, frequency: number): number {
  const turn = (2 * Math.PI * frequency) / RATE;
  let [real, imaginary] = [0, 0];
  samples.forEach((value, at) => {
    real += value * Math.cos(turn * at);
    imaginary += value * Math.sin(turn * at);
  });
  return (2 * Math.hypot(real, imaginary)) / samples.length;
}

describe('a tone', () => {
  it('is the same each time it is rendered with the same seed', () => {
    const noisy: Tone = { ...NOTE, wave: 'noise', shiver: { rate: 30, depth: 2 } };
    expect(renderTone(noisy, seeded('one'))).toEqual(renderTone(noisy, seeded('one')));
    expect(renderTone(noisy, seeded('one'))).not.toEqual(renderTone(noisy, seeded('two')));
  });

  it('has its harmonics and nothing that folds back from above half the rate', () => {
    const sound = renderTone({ ...NOTE, pitch: 1700, duty: 0.3 }, seeded('')).subarray(1200, 4800);
    expect(strengthOf(sound, 1700)).toBeGreaterThan(0.3);
    expect(strengthOf(sound, 3400)).toBeGreaterThan(0.1);
    // Aliasing would fold the fifteenth harmonic, 25,500 Hz, back to 1,500 Hz.
    expect(strengthOf(sound, 1500)).toBeLessThan(0.01);
  });

  it('ends in silence', () => {
    expect(Math.abs(renderTone(NOTE, seeded('')).at(-1)!)).toBeLessThan(0.001);
  });
});

describe('an envelope', () => {
  it('rises, stays and goes', () => {
    const envelope = held(0.1, 0.2);
    expect(strengthAt(envelope, 1, 0.05)).toBeCloseTo(0.5);
    expect(strengthAt(envelope, 1, 0.9)).toBeCloseTo(1);
    expect(strengthAt(envelope, 1, 1.2)).toBeCloseTo(0);
  });

  it('of a blow has fallen by 60 dB at its end', () => {
    expect(strengthAt(struck(0.5, 0), 1, 0.5)).toBeCloseTo(0.001);
  });
});

describe('a curve', () => {
  it('moves by equal ratios between positive values', () => {
    const read = follow([
      [0, 100],
      [1, 400],
    ]);
    expect([0, 0.5, 2].map(read)).toEqual([100, 200, 400]);
  });
});

describe('a filter', () => {
  it('lets low frequencies through and holds high ones back', () => {
    const filter = makeFilter('low');
    const slow = renderTone({ ...NOTE, wave: 'sine', pitch: 200 }, seeded(''));
    const fast = renderTone({ ...NOTE, wave: 'sine', pitch: 8000 }, seeded(''));
    expect(power(slow.map((value) => filter(value, 1000)))).toBeGreaterThan(power(slow) * 0.8);
    expect(power(fast.map((value) => filter(value, 1000)))).toBeLessThan(power(fast) * 0.01);
  });
});

describe('a loop', () => {
  it('takes what sounds beyond its end to its beginning', () => {
    const loop = new Float32Array(10);
    addAt(loop, Float32Array.of(1, 2, 3), 8, 1, true);
    expect([...loop]).toEqual([3, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
  });

  it('hears the echo and the room of its end at its beginning', () => {
    const loop = new Float32Array(RATE);
    loop[RATE - 10] = 1;
    const echoed = roundLoop(loop, (samples) => echoOf(samples, { seconds: 0.1, again: 0.3, level: 0.5 }));
    expect(power(echoed.subarray(0, 6000))).toBeGreaterThan(0);
    expect(power(roundLoop(loop, (samples) => roomOf(samples, 0.5)).subarray(0, 6000))).toBeGreaterThan(0);
  });
});
