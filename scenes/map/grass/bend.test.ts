import { describe, expect, it } from 'vitest';
import { type Bend, pushOf, rests, swing, windAt } from './bend.ts';

function bent(wanted: number, ms: number, frame = 16): Bend {
  const bend = { angle: 0, speed: 0 };
  for (let passed = 0; passed < ms; passed += frame) swing(bend, wanted, frame);
  return bend;
}

describe('tall grass', () => {
  it('parts before a walker: to the left on the left side, to the right on the right side', () => {
    expect(pushOf(-4, 0)).toBeLessThan(-0.2);
    expect(pushOf(4, 0)).toBeGreaterThan(0.2);
  });

  it('gives way the more, the nearer somebody is, and not at all two cells off', () => {
    expect(pushOf(3, 2)).toBeGreaterThan(pushOf(8, 2));
    expect(pushOf(32, 0)).toBe(0);
    expect(pushOf(0, 32)).toBe(0);
  });

  it('swings to where it is pushed, and upright again when left alone', () => {
    const bend = bent(0.6, 1500);
    expect(bend.angle).toBeCloseTo(0.6, 1);
    for (let passed = 0; passed < 2500; passed += 16) swing(bend, 0, 16);
    expect(rests(bend)).toBe(true);
  });

  it('swings past upright before it rests', () => {
    const bend = bent(0.6, 1500);
    let least = bend.angle;
    for (let passed = 0; passed < 1500; passed += 16) {
      swing(bend, 0, 16);
      least = Math.min(least, bend.angle);
    }
    expect(least).toBeLessThan(-0.05);
  });

  it('is not shaken to pieces by a long frame', () => {
    expect(Math.abs(bent(0.8, 2000, 250).angle)).toBeLessThan(1.2);
  });

  it('only nods in the wind', () => {
    for (let seconds = 0; seconds < 30; seconds += 0.1)
      expect(Math.abs(windAt(200, 100, seconds))).toBeLessThan(0.2);
  });
});
