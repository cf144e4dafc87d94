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
const page = (html: string, command: 'build' | 'serve') => {
  const { configResolved, transformIndexHtml } = assetManifest(root);
  if (typeof configResolved !== 'function' || typeof transformIndexHtml !== 'function')
    throw new Error('No plugin');
  void configResolved.call(undefined as never, { command } as never);
  return transformIndexHtml.call(undefined as never, html, undefined as never);
};
const dataModule = () => module('virtual:asset-data');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'assets-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('data files that come with the script', () => {
  it('are the small ones, large ones stay files', () => {
    lay('generated/characters/player.walk.json', '{"frameWidth":72}');
    lay('generated/maps/green_land2.json', JSON.stringify('x'.repeat(9000)));
    expect(dataModule()).toBe('export const data = {"characters/player.walk.json":{"frameWidth":72}};');
  });

  it('are also that of the map on which every player begins, however large', () => {
    const map = { name: 'x'.repeat(9000) };
    lay('generated/maps/green_land.json', JSON.stringify(map));
    expect(dataModule()).toBe(`export const data = ${JSON.stringify({ 'maps/green_land.json': map })};`);
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

  it('is within the page where the page says so, and its own file while designers work on it', () => {
    lay('generated/brand/favicon.svg', '<svg id="a#b">100%</svg>\n');
    const html = '<link href="%inline:brand/favicon%">';
    expect(page(html, 'build')).toBe(
      '<link href="data:image/svg+xml,%3Csvg id=%22a%23b%22%3E100%25%3C/svg%3E">',
    );
    expect(page(html, 'serve')).toMatch(/href="\/assets\/generated\/brand\/favicon\.svg\?changed=/);
    lay('overrides/brand/favicon.png', 'new');
    expect(page(html, 'build')).toBe('<link href="data:image/png;base64,bmV3">');
  });
});
