import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CompiledMap } from '../../art/index.ts';
import { findingsIn } from '../testShelf.ts';
import { exportMap } from '../tiled/exportMap.ts';
import { readTiled, type TiledMap, WALLS } from '../tiled/map.ts';
import { paintingOf } from '../tiled/paintingOf.ts';
import { findTiledFaults } from './tiled.ts';
import { findWallFaults } from './walls.ts';

const own = JSON.parse(readFileSync('assets/generated/maps/green_land.json', 'utf8')) as CompiledMap;
const exported = readTiled(exportMap(own));
const [tileset] = exported.tilesets;
const place = 'overrides/maps/green_land.tmj';
const pictures = { 'generated/tiles/terrain.green_land.webp': 'x' };

const faults = (map: object) => findingsIn(findTiledFaults, { [place]: map, ...pictures }, []);
const walls = (map: object) => findingsIn(findWallFaults, { [place]: map }, []);
const withWalls = (change: (data: number[]) => void): TiledMap => {
  const map = structuredClone(exported);
  for (const { name, data } of map.layers) if (name === WALLS && Array.isArray(data)) change(data);
  return map;
};
/** Index of the cell at a column and row. */
const at = (x: number, y: number) => y * own.size + x;

describe('a map of Tiled', () => {
  it('that the game has written is all right, its walls too', async () => {
    expect(await faults(exported)).toEqual([]);
    expect(await walls(exported)).toEqual([]);
  });

  it.each([
    ['an external tileset', { tilesets: [{ firstgid: 1, source: 'meadow.tsx' }] }, 'external-tileset'],
    ['another shape', { orientation: 'isometric' }, 'tiled-map'],
    ['no end', { infinite: true }, 'tiled-map'],
    ['another size', { width: 30 }, 'wrong-size'],
    ['tiles of another size', { tilesets: [{ ...tileset, tilewidth: 16 }] }, 'wrong-size'],
    ['a picture that nobody has', { tilesets: [{ ...tileset, image: 'C:/mine/meadow.png' }] }, 'missing'],
    ['a collection of pictures', { tilesets: [{ firstgid: 1, columns: 0 }] }, 'tiled-map'],
    ['no walls', { layers: exported.layers.filter(({ name }) => name !== WALLS) }, 'tiled-map'],
    ['packed tiles', { layers: exported.layers.map((layer) => ({ ...layer, data: 'eJw=' })) }, 'tiled-map'],
    ['half its data', { layers: undefined }, 'unreadable'],
  ])('with %s is told so', async (_, change, check) => {
    const [finding] = await faults({ ...exported, ...change });
    expect(finding).toMatchObject({ check, file: `assets/${place}` });
    expect(finding?.mend).not.toBe('');
  });

  it('that lies there in two forms is told so', async () => {
    const both = { [place]: exported, 'overrides/maps/green_land.json': exported, ...pictures };
    const [finding] = await findingsIn(findTiledFaults, both, []);
    expect(finding?.found).toContain('green_land.tmj and');
  });

  it('may not show a way where the server has a wall, nor a wall where it has a way', async () => {
    const moved = withWalls((data) => {
      data[at(0, 0)] = 0;
      data[at(15, 24)] = 1;
    });
    const findings = await walls(moved);
    expect(findings.map(({ check, found }) => `${check}: ${found}`)).toEqual([
      'walls: walls at column 15 row 24',
      'walls: none at column 0 row 0',
      'unreachable-cell: none to column 0 row 0',
    ]);
  });
});

describe('the ground that Tiled draws', () => {
  const [ground] = paintingOf(exported, own.size);

  it('is the one of the game where nobody has changed it', () => {
    expect(ground?.tiles).toEqual(own.layers.find(({ name }) => name === 'ground')?.tiles);
    expect(ground?.terrain.image).toBe('tiles/terrain.green_land');
  });

  it('leaves out the walls and hidden layers', () => {
    const layers = exported.layers.map((layer) => ({ ...layer, visible: layer.name !== 'detail' }));
    expect(paintingOf({ ...exported, layers }, own.size)).toEqual([ground]);
  });

  it('keeps how tiles are mirrored', () => {
    const layers = exported.layers.map((layer) =>
      Array.isArray(layer.data) ? { ...layer, data: layer.data.with(3, 0x8000_0000 + 7) } : layer,
    );
    const [painted] = paintingOf({ ...exported, layers }, own.size);
    expect(painted?.tiles[3]).toBe(6);
    expect(painted?.turned).toEqual([[3, 4]]);
  });
});
