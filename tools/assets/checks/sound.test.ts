import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findingsIn } from '../testShelf.ts';
import { findSoundFaults } from './sound.ts';

const RATE = 44_100;
const tap = { name: 'sounds/effects/tap', endings: ['ogg', 'mp3', 'wav'], most: 100_000 };

/** A wav of a tone of 440 Hz, half a second long unless told otherwise. */
function tone(loudness: number, { silence = 0, seconds = 0.5 } = {}): Buffer {
  const length = Math.round(RATE * seconds);
  const file = Buffer.alloc(44 + length * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + length * 2, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  for (const [value, at] of [
    [1, 20],
    [1, 22],
    [2, 32],
    [16, 34],
  ] as const)
    file.writeUInt16LE(value, at);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(length * 2, 40);
  for (let at = Math.round(silence * RATE); at < length; at += 1) {
    const value = Math.max(-1, Math.min(1, loudness * Math.sin((at * 440 * 2 * Math.PI) / RATE)));
    file.writeInt16LE(Math.round(value * 32_767), 44 + at * 2);
  }
  return file;
}
const found = async (content: Buffer, ending = 'wav') => {
  const findings = await findingsIn(
    findSoundFaults,
    { [`overrides/sounds/effects/tap.${ending}`]: content },
    [tap],
  );
  return findings.map((finding) => `${finding.check}: ${finding.found}`).join('\n');
};

it('a sound as loud as the others is all right', async () => {
  expect(await found(tone(0.22))).toBe('');
  expect(await found(readFileSync('assets/generated/sounds/effects/tap.ogg'), 'ogg')).toBe('');
  expect(await found(readFileSync('assets/generated/sounds/effects/tap.mp3'), 'mp3')).toBe('');
});

it.each([
  ['too quiet', tone(0.01), /LUFS/],
  ['too loud and clipped', tone(3), /clips/],
  ['late', tone(0.22, { silence: 0.2 }), /200 ms of silence/],
  ['no wav at all', Buffer.from('RIFF and no more'), /^unreadable/],
])('a sound that is %s is told so', async (_, content, words) => {
  expect(await found(content)).toMatch(words);
});

it('an ogg that breaks off at once is told so', async () => {
  expect(await found(Buffer.from('OggS'), 'ogg')).toMatch(/^unreadable|^sound/);
});
