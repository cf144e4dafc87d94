import { describe, expect, it } from 'vitest';
import { hasSize, pictureRules } from './pictureRules.ts';
import { soundRules } from './soundRules.ts';
import { touchedSides } from './touchedSides.ts';

const WHOLE = { columns: 1, rows: 1, touch: 0.25 };

/** A picture from rows of characters, one for each pixel; a dot is transparent. */
const drawn = (...rows: string[]) => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  at: (x: number, y: number) => (rows[y]?.[x] === '.' ? 0 : 255),
});

describe('what a picture should be like', () => {
  it('asks a walk sheet for its cells before it takes it for a figure', () => {
    expect(pictureRules('characters/ranger.walk').cells).toMatchObject({ columns: 8, rows: 4 });
    expect(pictureRules('characters/ranger').width).toBe(192);
  });

  it('takes a drawing of any size with the right shape, and pixels of the right size only', () => {
    const asked = pictureRules('creatures/kindlam.normal');
    expect(hasSize(asked, { width: 64, height: 64 }, true)).toBe(true);
    expect(hasSize(asked, { width: 64, height: 48 }, true)).toBe(false);
    expect(hasSize(asked, { width: 64, height: 64 }, false)).toBe(false);
    expect(hasSize(asked, { width: 512, height: 512 }, false)).toBe(true);
  });
});

describe('what a sound should be like', () => {
  it('tells music, which loops, from a cry and from an effect', () => {
    expect(soundRules('sounds/music/home').loops).toBe(true);
    expect(soundRules('sounds/cries/kindlam').seconds).toEqual([0.3, 1.25]);
    expect(soundRules('sounds/effects/tap').loops).toBe(false);
  });
});

describe('the sides a figure is cut off at', () => {
  it('names a side that a straight line runs along, and forgives the top of a curve', () => {
    expect(touchedSides(drawn('.x......', 'xxxxx...', 'xxxxx...', 'xxxxx...'), WHOLE)).toEqual([
      'bottom',
      'left',
    ]);
  });

  it('looks at the edge of each cell, not of the sheet alone', () => {
    const sheet = drawn('........', '...xx...', '...xx...', '........');
    expect(touchedSides(sheet, WHOLE)).toEqual([]);
    expect(touchedSides(sheet, { ...WHOLE, columns: 2 })).toEqual(['right', 'left']);
  });
});
