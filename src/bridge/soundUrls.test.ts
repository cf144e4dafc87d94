import { expect, it } from 'vitest';
import { soundUrls } from './soundUrls.ts';

it('a sound in two forms has both addresses, ogg first', () => {
  expect(soundUrls('sounds/effects/tap').map((address) => address.split('.').at(-1))).toEqual(['ogg', 'mp3']);
});

it('a sound that a designer laid down in one form has one address', () => {
  expect(soundUrls('sounds/cries/kindlam')).toHaveLength(1);
});

it('a sound that nobody has made has none', () => {
  expect(soundUrls('sounds/effects/thunder')).toEqual([]);
});
