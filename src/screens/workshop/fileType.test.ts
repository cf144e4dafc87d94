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
  ['RIFF1234WAVEfmt ', null],
  ['hello', null],
])('the first bytes %j say %s', (text, type) => {
  expect(fileTypeOf(bytes(text))).toBe(type);
});
