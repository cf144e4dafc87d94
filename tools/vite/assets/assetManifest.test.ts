import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assetManifest } from './assetManifest.ts';

let root: string;
const lay = (place: string, content: string) => {
  const file = path.join(root, 'assets', place);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};
const module = (id: string) => {
  const { resolveId, load } = assetManifest(root);
  if (typeof resolveId !== 'function' || typeof load !== 'function') throw new Error('No plugin');
  return load.call(
    undefined as never,
    String(resolveId.call(undefined as never, id, undefined, undefined as never)),
  );
};
const dataModule = () => module('virtual:asset-data');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'assets-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('data files that come with the script', () => {
  it('are the small ones, large ones stay files', () => {
    lay('generated/characters/player.walk.json', '{"frameWidth":72}');
    lay('generated/maps/green_land.json', JSON.stringify('x'.repeat(9000)));
    expect(dataModule()).toBe('export const data = {"characters/player.walk.json":{"frameWidth":72}};');
  });

  it('are those of the designers where they have laid one down', () => {
    lay('generated/tiles/objects.json', '{"scale":1}');
    expect(dataModule()).toBe('export const data = {};');
    lay('overrides/tiles/objects.json', '{"scale":2}');
    expect(dataModule()).toBe('export const data = {"tiles/objects.json":{"scale":2}};');
  });
});

it('sounds have a list of their own, which pictures are not in', () => {
  lay('generated/sounds/effects/tap.ogg', 'ogg');
  lay('generated/brand/favicon.svg', '<svg/>');
  expect(module('virtual:asset-sounds')).toMatch(
    /^export const files = \{"sounds\/effects\/tap\.ogg":"\/assets\/generated\/sounds\/effects\/tap\.ogg\?changed=[\d.]+"\};$/,
  );
  expect(module('virtual:asset-manifest')).not.toContain('tap');
});

describe('a picture that the code names', () => {
  it('has its address without the list of all', () => {
    lay('generated/brand/favicon.svg', '<svg/>');
    expect(module('virtual:picture/brand/favicon')).toMatch(
      /\/assets\/generated\/brand\/favicon\.svg\?changed=/,
    );
  });

  it('is the whole picture where designers have laid down no small form', () => {
    lay('generated/creatures/kindlam.normal.small.webp', 'former');
    lay('overrides/creatures/kindlam.normal.png', 'new');
    expect(module('virtual:picture/creatures/kindlam.normal.small')).toMatch(
      /\/assets\/overrides\/creatures\/kindlam\.normal\.png\?changed=/,
    );
  });

  it('breaks the build where no folder has it', () => {
    expect(() => module('virtual:picture/brand/flag')).toThrow('brand/flag');
  });
});
