import { expect, it } from 'vitest';
import { fileTypeOf } from './fileType.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['\x89PNG\r\n', 'png'],
  ['RIFF1234WEBPVP8 ', 'webp'],
  ['<?xml version="1.0"?>\n<svg width="1">', 'svg'],
  ['\xff\xd8\xff', 'jpeg'],
  ['GIF89a', 'gif'],
  ['8BPS', 'psd'],
  ['RIFF1234WAVEfmt ', 'wav'],
  ['OggS\x00\x02', 'ogg'],
  ['ID3\x04', 'mp3'],
  ['\xff\xfb\x90', 'mp3'],
  ['\xff\xf1\x50', 'aac'],
  ['fLaC', 'flac'],
  ['hello', null],
])('the first bytes %j say %s', (text, type) => {
  expect(fileTypeOf(bytes(text))).toBe(type);
});
