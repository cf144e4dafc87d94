import { expect, it } from 'vitest';
import { drawPng, findingsIn, KINDLAM } from '../../testShelf.ts';
import { findUnreadable } from './unreadable.ts';

const data = { name: 'tiles/objects', endings: ['json'], most: 100 };
const tap = { name: 'sounds/effects/tap', endings: ['ogg', 'mp3', 'wav'], most: 100 };
const name = 'overrides/creatures/kindlam.normal';

it.each([
  ['half a PNG', `${name}.png`, (await drawPng()).subarray(0, 20)],
  ['a PNG that is called WebP', `${name}.webp`, await drawPng()],
  ['a drawing without a size', `${name}.svg`, '<svg xmlns="http://www.w3.org/2000/svg"></svg>'],
  ['half a drawing', `${name}.svg`, '<svg viewBox="0 0 32 32"><path'],
  ['data that breaks off', 'overrides/tiles/objects.json', '{"frames":'],
  ['a text that is called a sound', 'overrides/sounds/effects/tap.ogg', 'tap'],
])('%s cannot be read', async (_, place, content) => {
  const [finding, ...others] = await findingsIn(findUnreadable, { [place]: content }, [KINDLAM, data, tap]);
  expect(finding).toMatchObject({ check: 'unreadable', file: `assets/${place}` });
  expect(others).toEqual([]);
});

it('whole files are read', async () => {
  const files = {
    [`${name}.png`]: await drawPng(),
    [`${name}.svg`]: '<svg viewBox="0 0 32 32"></svg>',
    'overrides/tiles/objects.json': {},
    'overrides/sounds/effects/tap.ogg': 'OggS…',
  };
  expect(await findingsIn(findUnreadable, files, [KINDLAM, data, tap])).toEqual([]);
});
