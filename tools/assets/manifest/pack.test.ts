import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawPng } from '../testShelf.ts';
import { findAssets, findSounds } from './assetFiles.ts';
import { type Pack, packOf, tellPack } from './pack.ts';

let root: string;
const lay = (place: string, content: Buffer | object) => {
  const file = path.join(root, 'assets', place);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, Buffer.isBuffer(content) ? content : JSON.stringify(content));
};
const listed = (raw = true): Promise<Pack> =>
  packOf(root, {
    assets: findAssets(root),
    sounds: findSounds(root),
    urlOf: ({ place }) => `/${place}`,
    raw,
  });
const entry = async (section: string, key: string, raw?: boolean) =>
  (await listed(raw))[section]?.files.find((one) => one.key === key);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pack-'));
  const oak = { x: 0, y: 0, width: 90, height: 120, anchorX: 45, anchorY: 114 };
  lay('generated/tiles/objects.json', { frames: { oak } });
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the manifest for Phaser', () => {
  it('lists the picture that wins, with its source, size and anchor', async () => {
    lay('generated/creatures/kindlam.normal.png', await drawPng());
    lay('overrides/creatures/kindlam.normal.png', await drawPng({}, { side: 40 }));
    const place = 'assets/overrides/creatures/kindlam.normal.png';
    expect(await entry('creatures', 'creatures/kindlam.normal')).toEqual({
      type: 'image',
      key: 'creatures/kindlam.normal',
      url: `/${place}`,
      source: place,
      width: 40,
      height: 40,
      anchor: [0.5, 0.9375],
    });
  });

  it('lists walks as sheets with their frames, held at the feet', async () => {
    const sheet = { frameWidth: 72, frameHeight: 96, anchorX: 36, anchorY: 89 };
    lay('generated/characters/gardener.walk.json', sheet);
    lay('generated/characters/gardener.walk.png', await drawPng());
    const walk = await entry('characters', 'characters/gardener.walk');
    expect(walk).toMatchObject({ type: 'spritesheet', frameConfig: { frameWidth: 72, frameHeight: 96 } });
    expect(walk?.anchor).toEqual([0.5, 0.9271]);
  });

  it('lists exports of Aseprite as such where they lie, and not where the game has translated them', async () => {
    const sheet = { frameWidth: 72, frameHeight: 96, anchorX: 36, anchorY: 89 };
    lay('generated/characters/gardener.walk.json', sheet);
    lay('overrides/characters/gardener.walk.json', { frames: [], meta: {} });
    lay('overrides/characters/gardener.walk.png', await drawPng());
    expect(await entry('characters', 'characters/gardener.walk')).toMatchObject({
      type: 'aseprite',
      textureURL: '/assets/overrides/characters/gardener.walk.png',
      atlasURL: '/assets/overrides/characters/gardener.walk.json',
    });
    expect(await entry('characters', 'characters/gardener.walk', false)).toMatchObject({ type: 'image' });
  });

  it('lists maps of Tiled as such where they lie', async () => {
    lay('overrides/maps/green_land.tmj', { orientation: 'orthogonal', tilesets: [] });
    expect(await entry('maps', 'maps/green_land')).toMatchObject({ type: 'tilemapTiledJSON' });
    expect(await entry('maps', 'maps/green_land', false)).toMatchObject({ type: 'json' });
  });

  it('lists all forms of a sound, ogg first, by purpose', async () => {
    for (const ending of ['wav', 'mp3', 'ogg']) lay(`generated/sounds/effects/tap.${ending}`, {});
    const { url } = (await entry('sounds.effects', 'sounds/effects/tap')) ?? {};
    expect(url).toEqual(
      ['ogg', 'mp3', 'wav'].map((ending) => `/assets/generated/sounds/effects/tap.${ending}`),
    );
  });

  it('is JSON of sections with files that each have a type, a key and an address, as Phaser wants it', async () => {
    lay('generated/types/fire.svg', Buffer.from('<svg viewBox="0 0 8 8"></svg>'));
    const pack = JSON.parse(tellPack(await listed())) as Pack;
    expect(Object.keys(pack).sort()).toEqual(['tiles', 'types']);
    for (const { files } of Object.values(pack)) {
      for (const file of files)
        expect(file).toMatchObject({
          type: expect.any(String),
          key: expect.any(String),
          url: expect.any(String),
        });
    }
  });
});
