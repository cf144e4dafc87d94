import { describe, expect, it } from 'vitest';
import { maps } from '../../../content/maps/index.ts';
import { compileMap } from './compile-map.ts';
import { frameNames } from './objects/atlas.ts';
import type { TerrainSheet } from './tiles/sheet.ts';
import type { Tileset } from './tiles/tileset.ts';

const sheetOf = (tileset: Tileset): TerrainSheet => ({
  tileWidth: 48,
  tileHeight: 48,
  margin: 1,
  spacing: 2,
  columns: 20,
  count: tileset.pictures().length,
  scale: 3,
  animation: tileset.animation,
});

describe.each(Object.values(maps))('the compiled map $id', (map) => {
  const compiled = compileMap(map, sheetOf);

  it('covers every cell with ground', () => {
    const ground = compiled.layers.find(({ name }) => name === 'ground')!;
    expect(ground.tiles).toHaveLength(961);
    expect(Math.min(...ground.tiles)).toBe(0);
  });

  it('uses only tiles that its sheet has, and never the second frame of moving water', () => {
    const { first, count } = compiled.terrain.animation;
    const used = compiled.layers.flatMap(({ tiles }) => tiles);
    expect(Math.max(...used)).toBeLessThan(first + count);
    expect(compiled.terrain.count).toBe(first + 2 * count);
  });

  it('has a picture for every object', () => {
    const known = new Set(map.objects.flatMap(({ kind }) => frameNames(kind)));
    expect(compiled.sprites.filter(({ frame }) => !known.has(frame))).toEqual([]);
    expect(compiled.sprites).toHaveLength(map.objects.length);
  });

  it('draws what stands further south later', () => {
    const depths = compiled.sprites.map(({ depth }) => depth);
    expect(depths).toEqual(depths.toSorted((a, b) => a - b));
  });
});
