import { describe, expect, it } from 'vitest';
import { Scene } from '../core/scene.ts';
import { ellipse } from '../core/shapes.ts';
import { checkWeight, encodeCreature, HEAVIEST } from './weight.ts';

/** A picture of `count` dots in as many colours. */
const dots = (count: number): string => {
  const scene = new Scene('x-', {});
  for (let i = 0; i < count; i++) {
    const [x, y] = [(i * 37) % 250, (i * 91) % 251];
    scene.flat(ellipse(x, y, 3), `#${((i * 2654435) % 0xffffff).toString(16).padStart(6, '0')}`);
  }
  return scene.svg();
};

describe('the weight of a picture', { timeout: 60_000 }, () => {
  it('is kept by lowering the quality of a rich drawing', async () => {
    expect((await encodeCreature(dots(260))).length).toBeLessThanOrEqual(HEAVIEST);
  });

  it('is a fault where no quality keeps it', async () => {
    const { length } = await encodeCreature(dots(3000));
    expect(checkWeight(length, 'dark').join()).toContain('dark weighs');
    expect(checkWeight(HEAVIEST, 'dark')).toEqual([]);
  });
});
