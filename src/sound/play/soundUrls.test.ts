import { expect, it } from 'vitest';
import { swapAssets } from '../../bridge/assets/assetSwap.ts';
import { ownSoundForms, soundForms } from './soundUrls.ts';

it('a sound in two forms has both addresses, ogg first', () => {
  const { src, format } = soundForms('sounds/effects/tap');
  expect(format).toEqual(['ogg', 'mp3']);
  expect(src.map((address) => address.split('.').at(-1))).toEqual(['ogg', 'mp3']);
});

it('a sound that a designer laid down in one form has one address', () => {
  expect(soundForms('sounds/cries/kindlam').src).toHaveLength(1);
});

it('a sound that nobody has made has none', () => {
  expect(soundForms('sounds/effects/thunder').src).toEqual([]);
});

it('what a designer tries out hides what was built, until it is put away', () => {
  swapAssets('tried', { 'sounds/effects/tap.wav': 'data:audio/wav;base64,AA' });
  expect(soundForms('sounds/effects/tap')).toEqual({ src: ['data:audio/wav;base64,AA'], format: ['wav'] });
  expect(ownSoundForms('sounds/effects/tap').format).toEqual(['ogg', 'mp3']);
  swapAssets('tried', { 'sounds/effects/tap.wav': undefined });
  expect(soundForms('sounds/effects/tap').format).toEqual(['ogg', 'mp3']);
});

it('what a designer tries out hides what is saved meanwhile in a better form', () => {
  swapAssets('saved', { 'sounds/effects/tap.ogg': '/saved' });
  swapAssets('tried', { 'sounds/effects/tap.mp3': 'data:audio/mpeg;base64,AA' });
  expect(soundForms('sounds/effects/tap').format).toEqual(['mp3']);
  expect(ownSoundForms('sounds/effects/tap')).toEqual({ src: ['/saved'], format: ['ogg'] });
  swapAssets('tried', { 'sounds/effects/tap.mp3': undefined });
  swapAssets('saved', { 'sounds/effects/tap.ogg': undefined });
});
