import { describe, expect, it } from 'vitest';
import { steady } from '../../shared/motion/ease.ts';
import { atEase, type BodyPose, type Keys, poseAt } from './keys.ts';

const keys: Keys = [
  { at: 0, lift: 0.2 },
  { at: 0.5, ease: steady, squash: 0.1, lean: -0.4 },
  { at: 1, ease: steady, lean: 0.2 },
];
const at = (progress: number): BodyPose => {
  const pose = { ...atEase };
  poseAt(keys, progress, pose);
  return pose;
};

describe('a pose between two moments of a movement', () => {
  it('is what they are, each at its time', () => {
    expect(at(0)).toEqual({ ...atEase, lift: 0.2 });
    expect(at(0.5)).toEqual({ ...atEase, squash: 0.1, lean: -0.4 });
    expect(at(1)).toEqual({ ...atEase, lean: 0.2 });
  });

  it('lies between them, and what one of them does not name is at ease there', () => {
    expect(at(0.25)).toMatchObject({ lift: 0.1, squash: 0.05, lean: -0.2 });
    expect(at(0.75).lean).toBeCloseTo(-0.1);
  });

  it('stays at the ends for times outside of the movement', () => {
    expect(at(-1)).toEqual(at(0));
    expect(at(2)).toEqual(at(1));
  });
});
