import { describe, expect, it } from 'vitest';
import { box } from '../terrain/svg.ts';
import { drawSheet } from './sheet.ts';
import { Tileset } from './tileset.ts';

describe('the sheet of a map’s tiles', () => {
  const tileset = new Tileset();
  const meadow = tileset.add(box(0, 0, 16, 16, '#8ed06b'));
  const wider = tileset.add(box(-1, -1, 18, 18, '#8ed06b'));
  const path = tileset.add(box(0, 0, 16, 16, '#ecd6a2'));
  const beside = tileset.add(box(40, 0, 16, 16, '#ecd6a2'));
  const { sheet, places, picture } = drawSheet(tileset);

  it('has one place for tiles that look the same, whatever they are drawn from', () => {
    expect(places[wider]).toBe(places[meadow]);
    expect(places[path]).not.toBe(places[meadow]);
    expect(sheet.count).toBe(2);
  });

  it('has no place for a tile that shows nothing', () => {
    expect(places[beside]).toBe(-1);
  });

  it('surrounds each tile by its own edge', () => {
    expect(picture.width).toBe(2 * (sheet.tileWidth + sheet.spacing));
    expect([...picture.pixels.subarray(0, 4)]).toEqual([0x8e, 0xd0, 0x6b, 255]);
  });
});
