import { afterEach, expect, it } from 'vitest';
import { followAssets } from '../../../bridge/assets/assetSwap.ts';
import { pictureUrl } from '../../../bridge/assets/assets.ts';
import { soundForms } from '../../../sound/play/soundUrls.ts';
import { discard, tried, tryOut } from './tried.ts';

const TAP = 'sounds/effects/tap';
const ogg = () => new Blob(['OggS'], { type: 'audio/ogg' });

afterEach(() => discard(Object.keys(tried.getState())));

it('a sound that is tried out is played from an address that needs no fetch, and says how it is coded', async () => {
  await tryOut(TAP, ogg(), 'ogg');
  expect(soundForms(TAP)).toEqual({ src: [`data:audio/ogg;base64,${btoa('OggS')}`], format: ['ogg'] });
});

it('a sound that is tried out in another form hides the former one', async () => {
  await tryOut(TAP, ogg(), 'ogg');
  await tryOut(TAP, new Blob(['RIFF'], { type: 'audio/wav' }), 'wav');
  expect(soundForms(TAP).format).toEqual(['wav']);
});

it('the sound player is told of a sound in its form, when it comes and when it is discarded', async () => {
  const told: string[] = [];
  const stop = followAssets((name) => told.push(name));
  await tryOut(TAP, ogg(), 'ogg');
  await discard([TAP]);
  stop();
  expect(told).toEqual([`${TAP}.ogg`, `${TAP}.ogg`]);
  expect(soundForms(TAP).format).toEqual(['ogg', 'mp3']);
});

it('a picture that is tried out keeps its name and its place in memory', async () => {
  await tryOut('creatures/kindlam.normal', new Blob(['x'], { type: 'image/png' }), 'png');
  expect(pictureUrl('creatures/kindlam.normal')).toMatch(/^blob:/);
});
