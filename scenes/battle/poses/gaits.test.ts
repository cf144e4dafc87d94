import { describe, expect, it } from 'vitest';
import { GAITS, type Gait, idleAt } from './gaits.ts';
import { atEase, type BodyPose } from './keys.ts';

const standing = (gait: Gait, seconds: number, strength = 1): BodyPose => {
  const pose = { ...atEase };
  idleAt(gait, seconds, strength, pose);
  return pose;
};
const during = (gait: Gait): BodyPose[] =>
  Array.from({ length: 400 }, (_, index) => standing(gait, index / 20));

describe.each(GAITS)('a creature that %s', (gait) => {
  it('breathes with its chest, while the body is neither squeezed nor tipped', () => {
    const chests = during(gait).map(({ chest }) => chest);
    expect(Math.max(...chests) - Math.min(...chests)).toBeGreaterThan(0.01);
    for (const { squash, tip, limbs, crane } of during(gait))
      expect([squash, tip, limbs, crane]).toEqual([0, 0, 0, 0]);
  });

  it('moves little while it stands', () => {
    for (const { chest, rise, nod, lean, sway, lift } of during(gait)) {
      expect(Math.max(chest, rise, Math.abs(nod))).toBeLessThan(0.03);
      expect(Math.abs(lean)).toBeLessThanOrEqual(0.05);
      expect(sway).toBeLessThan(0.15);
      expect(lift).toBeGreaterThanOrEqual(0);
    }
  });

  it('stands still where nothing of the motion is to be seen', () => {
    const still = Object.values({ ...standing(gait, 3, 0), swing: 0 });
    expect(still.map(Math.abs)).toEqual(Object.values(atEase));
  });
});

it('only what hovers or flaps leaves the ground while it stands', () => {
  const rising = GAITS.filter((gait) => during(gait).some(({ lift }) => lift > 0));
  expect(rising).toEqual(['flaps', 'floats']);
});

it('heavy creatures breathe more slowly than hopping ones', () => {
  const turns = (gait: Gait): number => {
    const nods = during(gait).map(({ nod }) => nod > 0);
    return nods.filter((up, index) => up && nods[index - 1] === false).length;
  };
  expect(turns('stomps')).toBeLessThan(turns('hops'));
});
