import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { maps } from '../../../content/maps/index.ts';
import { compileMap } from './compile-map.ts';
import { allPieces, frameName } from './objects/pieces.ts';
import type { TilePlaces } from './tiles/sheet.ts';
import type { Tileset } from './tiles/tileset.ts';

const sheetOf = (tileset: Tileset): TilePlaces => {
  const { length: count } = tileset.pictures();
  const sheet = { tileWidth: 48, tileHeight: 48, margin: 1, spacing: 2, columns: 20, count, scale: 3 };
  return { sheet, places: tileset.pictures().map((_, i) => i) };
};

const pictures = new Set(allPieces().map(({ name }) => name));

describe.each(Object.values(maps))('the compiled map $id', (map) => {
  const compiled = compileMap(map, sheetOf);

  it('covers every cell with ground, save where the water or the clouds below are to be seen', () => {
    const ground = compiled.layers.find(({ name }) => name === 'ground')!;
    expect(ground.tiles).toHaveLength(961);
    const open = ground.tiles.flatMap((tile, i) => (tile < 0 ? [map.rows[Math.floor(i / 31)]![i % 31]] : []));
    expect(open.filter((letter) => letter !== '~' && letter !== 'o')).toEqual([]);
  });

  it('uses only tiles that its sheet has', () => {
    const used = compiled.layers.flatMap(({ tiles }) => tiles);
    expect(Math.max(...used)).toBe(compiled.terrain.count - 1);
  });

  it('has a picture for everything that it shows', () => {
    const shown = [...compiled.sprites, ...compiled.lit, ...compiled.grass.phases.flat()];
    const names = shown.flatMap(({ frame, ...rest }) => {
      const frames = 'frames' in rest && typeof rest.frames === 'number' ? rest.frames : 1;
      return Array.from({ length: frames }, (_, i) => frameName(frame, i));
    });
    expect(names.filter((name) => !pictures.has(name))).toEqual([]);
  });

  it('places every object', () => {
    const feet = new Set(compiled.sprites.map(({ x, y }) => `${x},${y}`));
    expect(feet.size).toBeGreaterThanOrEqual(map.objects.length);
  });

  it('draws what stands further south later', () => {
    const depths = compiled.sprites.map(({ depth }) => depth);
    expect(depths).toEqual(depths.toSorted((a, b) => a - b));
  });

  it('grows tall grass wherever the content has it', () => {
    const wanted = [...map.rows.join('')].filter((letter) => letter === '"');
    expect(compiled.grass.cells).toHaveLength(wanted.length);
  });

  it('is committed as it is compiled', () => {
    const file = join(import.meta.dirname, `../../../assets/generated/maps/${map.id}.json`);
    const { terrain, layers, objects, ...committed } = JSON.parse(readFileSync(file, 'utf8'));
    const { terrain: _, layers: drawn, ...rest } = compiled;
    expect(committed).toEqual(JSON.parse(JSON.stringify(rest)));
    expect(layers.map(({ name }: { name: string }) => name)).toEqual(drawn.map(({ name }) => name));
  });

  it('has a picture of its own on every signpost', () => {
    const signs = compiled.sprites.filter(({ frame }) => frame.startsWith('signpost'));
    expect(new Set(signs.map(({ frame }) => frame)).size).toBe(signs.length);
  });
});
