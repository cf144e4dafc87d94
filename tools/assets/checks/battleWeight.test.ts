import { expect, it } from 'vitest';
import {
  HEAVIEST_BATTLE,
  HEAVIEST_PLACE,
  heaviestBattle,
  placeWeights,
  skyWeights,
} from '../battleWeight.ts';
import { findAssets } from '../manifest/assetFiles.ts';
import { findingsIn } from '../testShelf.ts';
import { findHeavyBattle } from './battleWeight.ts';

it('pictures that are light alone can be too heavy together', async () => {
  const names = Array.from({ length: 6 }, (_, index) => `overrides/creatures/c${index}.normal`);
  const forms = ['', '.blink', '.pain', '.back', '.back.pain'];
  const files = Object.fromEntries(
    names.flatMap((name) => forms.map((form) => [`${name}${form}.png`, Buffer.alloc(62_000)])),
  );
  const [finding] = await findingsIn(findHeavyBattle, files, []);
  // Three of a side are seen at most: from the front in three pictures, from behind in two.
  expect(finding).toMatchObject({ check: 'too-large', found: '930 kB' });
});

const files = new Map(findAssets('.').map(({ name, ending, file }) => [`${name}.${ending}`, file]));

it('no place of battles with its sky weighs more than a phone should load for it', () => {
  expect((placeWeights(files)[0] ?? 0) + (skyWeights(files)[0] ?? 0)).toBeLessThanOrEqual(HEAVIEST_PLACE);
});

it('the pictures of the heaviest battle stay within their budget', () => {
  expect(heaviestBattle(files)).toBeLessThanOrEqual(HEAVIEST_BATTLE);
});
