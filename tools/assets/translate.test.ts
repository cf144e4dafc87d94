import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { CompiledMap } from '../art/index.ts';
import { exportMap } from './tiled/exportMap.ts';
import { translate } from './translate.ts';

const name = 'maps/green_land.json';
const own = JSON.parse(readFileSync(`assets/generated/${name}`, 'utf8')) as CompiledMap;

it('a map of Tiled changes the ground of a map and nothing else', () => {
  const { painting, ...rest } = translate('.', name, exportMap(own)) as CompiledMap & { painting: unknown[] };
  expect(rest).toEqual(own);
  expect(painting).toHaveLength(2);
});

it('data in the game’s own form is left as it is', () => {
  expect(translate('.', name, own)).toBe(own);
});

it('a broken one breaks the build in words', () => {
  const tilesets = [{ firstgid: 1, source: 'meadow.tsx' }];
  const broken = () => translate('.', name, { ...exportMap(own), tilesets });
  expect(broken).toThrow(
    'assets/overrides/maps/green_land.json: expected tilesets within the map, found the file meadow.tsx.',
  );
});
