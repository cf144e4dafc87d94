import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { sizeOfWebp, webManifest } from './installable.ts';

const root = path.resolve(import.meta.dirname, '../..');
const picture = sharp({ create: { width: 390, height: 844, channels: 4, background: '#8a4689' } });

it.each([
  ['with losses', { quality: 80 }],
  ['without losses', { lossless: true }],
  ['with transparency', { quality: 80, alphaQuality: 50, smartSubsample: true }],
])('the size of a WebP %s is read from its first bytes', async (_what, options) => {
  expect(sizeOfWebp(await picture.clone().webp(options).toBuffer())).toEqual([390, 844]);
});

it('the pages behind the shortcuts and the first one belong to the game', () => {
  const { start_url: start, shortcuts = [] } = webManifest(root, []);
  expect([start, ...shortcuts.map(({ url }) => url)]).toEqual([
    '/home',
    '/maps',
    '/team',
    '/pokedex',
    '/findtrades',
  ]);
});

it('the screenshots are pictures that the repository has', () => {
  for (const name of ['login', 'map', 'battle', 'pokedex'].flatMap((one) => [
    `${one}.desktop`,
    `${one}.phone`,
  ]))
    expect(existsSync(path.join(root, `docs/pictures/screens/${name}.light.webp`)), name).toBe(true);
});
