import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { namedParts, registeringParts, thinnedFolders } from './phaserParts.ts';
import { phaserSlim, phaserVersion } from './phaserSlim.ts';

const root = path.resolve(import.meta.dirname, '../..');
const source = path.join(root, 'node_modules/phaser/src');

type Resolve = (id: string, importer?: string) => string | null;
const resolver = (): Resolve => phaserSlim(root).resolveId as unknown as Resolve;

afterEach(() => vi.unstubAllEnvs());

describe('the slim build of Phaser', () => {
  it('is written for the version that package.json pins', () => {
    const text = readFileSync(path.join(root, 'package.json'), 'utf8');
    const wanted = (JSON.parse(text) as { dependencies: Record<string, string> }).dependencies.phaser;
    expect(wanted).toBe(phaserVersion);
  });

  it('names only files that Phaser has', () => {
    const thinned = Object.values(thinnedFolders).flatMap((parts) => Object.values(parts));
    const missing = [...Object.values(namedParts), ...registeringParts, ...thinned].filter(
      (part) => !existsSync(path.join(source, `${part}.js`)),
    );
    expect(missing).toEqual([]);
  });

  it('takes the place of the package and leaves out what no scene draws', () => {
    const resolve = resolver();
    expect(resolve('phaser')).toBe('\0phaser-slim');
    expect(resolve('../math', path.join(source, 'core/Config.js'))).toBe('\0phaser-thinned:math');
    expect(resolve('./DynamicTexture', path.join(source, 'textures/TextureManager.js'))).toBe(
      '\0phaser-empty',
    );
    expect(resolve('./Frame', path.join(source, 'textures/TextureManager.js'))).toBeNull();
    expect(resolve('./DynamicTexture', path.join(root, 'scenes/main.ts'))).toBeNull();
  });

  it('is off with PHASER=full', () => {
    vi.stubEnv('PHASER', 'full');
    expect(resolver()('phaser')).toBeNull();
  });

  it('leaves the development server alone', () => {
    expect(phaserSlim(root).apply).toBe('build');
  });
});
