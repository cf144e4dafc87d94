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
const dataModule = () => {
  const { resolveId, load } = assetManifest(root);
  if (typeof resolveId !== 'function' || typeof load !== 'function') throw new Error('No plugin');
  return load.call(
    undefined as never,
    String(resolveId.call(undefined as never, 'virtual:asset-data', undefined, undefined as never)),
  );
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'assets-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('data files that come with the script', () => {
  it('are the small ones, large ones stay files', () => {
    lay('generated/tiles/objects.json', '{"image":"tiles/objects"}');
    lay('generated/maps/green_land.json', JSON.stringify('x'.repeat(9000)));
    expect(dataModule()).toBe('export const data = {"tiles/objects.json":{"image":"tiles/objects"}};');
  });

  it('are those of the designers where they have laid one down', () => {
    lay('generated/tiles/objects.json', '{"scale":1}');
    lay('overrides/tiles/objects.json', '{"scale":2}');
    expect(dataModule()).toBe('export const data = {"tiles/objects.json":{"scale":2}};');
  });
});
