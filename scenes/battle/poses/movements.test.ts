import { describe, expect, it } from 'vitest';
import { GAITS, manners } from './gaits.ts';
import { atEase, type BodyPose, type Keys, poseAt } from './keys.ts';
import { movements } from './movements.ts';

const all = Object.entries<Keys>(movements);
const pose = (keys: Keys, progress: number): BodyPose => {
  const out = { ...atEase };
  poseAt(keys, progress, out);
  return out;
};
const moments = (keys: Keys, count = 60): BodyPose[] =>
  Array.from({ length: count + 1 }, (_, index) => pose(keys, index / count));
const springiest = Math.max(...GAITS.map((gait) => manners[gait].spring));

describe.each(all)('%s', (_name, keys) => {
  it('has its moments in order, from the first to the last', () => {
    const times = keys.map(({ at }) => at);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect([times[0], times.at(-1)]).toEqual([0, 1]);
  });

  it('never stretches, squeezes or bends a body as if it were rubber, and never sinks it into the ground', () => {
    for (const { squash, lean, nod, limbs, crane, lift } of moments(keys)) {
      expect(Math.abs(squash)).toBeLessThanOrEqual(0.3);
      expect(Math.abs(lean) * springiest).toBeLessThan(0.75);
      expect(Math.abs(nod)).toBeLessThan(0.4);
      expect(Math.abs(limbs)).toBeLessThan(0.7);
      expect(Math.abs(crane)).toBeLessThan(0.05);
      expect(lift).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('movements that follow each other', () => {
  const { windUp, lunge, settle, jab, inhale, release, leap, land, fall, emerge } = movements;

  it.each([
    ['a blow', windUp, lunge],
    ['the way back', lunge, settle],
    ['the way back from one more blow', jab, settle],
    ['something that is sent', inhale, release],
    ['a landing', leap, land],
    ['a landing out of light', fall, land],
    ['a landing out of the ground', emerge, land],
  ])('meet in one pose: %s', (_name, first, second) => {
    const [end, begin] = [pose(first, 1), pose(second, 0)];
    for (const part of Object.keys(end) as (keyof BodyPose)[])
      expect(Math.abs(end[part] - begin[part]), part).toBeLessThan(0.05);
  });

  it.each(['settle', 'release', 'land', 'recoil', 'dodge', 'rejoice', 'struggle', 'gather'] as const)(
    '%s ends at ease',
    (name) => {
      expect(pose(movements[name], 1)).toEqual(atEase);
    },
  );
});

describe('a body', () => {
  const { windUp, lunge, recoil, collapse, rejoice, land } = movements;
  const leans = (keys: Keys) => moments(keys).map(({ lean }) => lean);

  it('draws back before it strikes, and strikes with the head first', () => {
    expect(Math.max(...leans(windUp))).toBeLessThanOrEqual(0);
    expect(pose(lunge, 1).lean).toBeGreaterThan(0.3);
    expect(pose(lunge, 1).crane).toBeGreaterThan(0);
    // What hangs stays behind.
    expect(pose(lunge, 1).limbs).toBeLessThan(0);
  });

  it('that is struck flies back at once and swings past its middle once', () => {
    const back = leans(recoil).indexOf(Math.min(...leans(recoil)));
    expect(back / 60).toBeLessThan(0.2);
    expect(Math.max(...leans(recoil).slice(back))).toBeGreaterThan(0);
  });

  it('that faints tries to stand once more before it gives way, and stays down', () => {
    const lying = pose(collapse, 1);
    expect(lying.lean).toBeGreaterThan(0.5);
    expect(lying.squash).toBeGreaterThan(0.15);
    const early = leans(collapse).slice(0, 40);
    expect(Math.min(...early)).toBeLessThan(0);
    expect(Math.max(...early)).toBeGreaterThan(0);
  });

  it('that rejoices crouches before it hops, and its second hop is lower', () => {
    const lifts = moments(rejoice).map(({ lift }) => lift);
    const first = Math.max(...lifts.slice(0, 28));
    const second = Math.max(...lifts.slice(28));
    expect(second).toBeGreaterThan(0.05);
    expect(first).toBeGreaterThan(second);
    expect(pose(rejoice, 0.1).squash).toBeGreaterThan(0.1);
  });

  it('gives way when it lands', () => {
    expect(Math.max(...moments(land).map(({ squash }) => squash))).toBeGreaterThan(0.15);
  });
});
