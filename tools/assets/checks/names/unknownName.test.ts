import { describe, expect, it } from 'vitest';
import { findingsIn, KINDLAM } from '../../testShelf.ts';
import { editDistance } from './nearest.ts';
import { findUnknownNames } from './unknownName.ts';

const podkin = { ...KINDLAM, name: 'creatures/podkin.normal' };

describe('a name that nobody asks for', () => {
  it('comes with the nearest that there is', async () => {
    const files = { 'overrides/creatures/kindlamb.normal.png': 'x' };
    const [finding] = await findingsIn(findUnknownNames, files, [podkin, KINDLAM]);
    expect(finding).toMatchObject({ check: 'unknown-name', found: 'creatures/kindlamb.normal' });
    expect(finding?.mend).toContain('Did you mean creatures/kindlam.normal?');
  });

  it('may be a right one with an ending that is not accepted', async () => {
    const files = { 'overrides/creatures/kindlam.normal.gif': 'x' };
    const [finding] = await findingsIn(findUnknownNames, files, [KINDLAM]);
    expect(finding?.expected).toBe('the ending .webp or .png or .svg');
  });

  it('is the picture of a tileset if a map of Tiled says so', async () => {
    const map = {
      orientation: 'orthogonal',
      width: 31,
      height: 31,
      tilewidth: 48,
      tileheight: 48,
      layers: [],
    };
    const tilesets = [{ firstgid: 1, image: '../tiles/my-meadow.png' }];
    const files = {
      'overrides/tiles/my-meadow.png': 'x',
      'overrides/maps/green_land.tmj': { ...map, tilesets },
    };
    const land = { name: 'maps/green_land', endings: ['tmj'], most: 1 };
    expect(await findingsIn(findUnknownNames, files, [land])).toEqual([]);
  });
});

it('counts changed, added and left out letters', () => {
  expect(editDistance('kindlam', 'kindlam')).toBe(0);
  expect(editDistance('kindlamb', 'kindlam')).toBe(1);
  expect(editDistance('kidnlam', 'kindlam')).toBe(2);
});
