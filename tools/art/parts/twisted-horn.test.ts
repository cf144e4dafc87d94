import { describe, expect, it } from 'vitest';
import { twist } from './twisted-horn.ts';

const HORN = '0,100,10 0,50,6 0,0,0.4';

describe('the grooves of a horn', () => {
  it('are as many as asked for', () => {
    expect(twist(HORN, 7)).toHaveLength(7);
  });

  it('become shorter towards the tip', () => {
    const widths = twist(HORN, 5).map((groove) => groove.bounds().width);
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
  });
});
