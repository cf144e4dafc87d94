import { describe, expect, it } from 'vitest';
import { createMp3Encoder } from 'wasm-media-encoders';
import { RATE } from '../synth/rate.ts';
import { decodeMp3, decodeOgg } from './decode.ts';
import { type Quality, toMp3, toOgg } from './encode.ts';

const LOOP: Quality = { ogg: 2, mp3: 64, loops: true };
const ONCE: Quality = { ...LOOP, loops: false };
/** Length in samples: whole periods of the tone, but no whole number of mp3 frames. */
const LENGTH = RATE * 2 + 123;
const tone = Float32Array.from(
  { length: LENGTH },
  (_, at) => 0.5 * Math.sin((2 * Math.PI * 440 * at) / LENGTH),
);

describe('files of loops', () => {
  it.each([
    ['ogg', () => decodeOgg(toOgg('x', [tone], LOOP))],
    ['mp3', () => decodeMp3(toMp3([tone], LOOP))],
  ])('come back as %s with every sample in its place', async (_, read) => {
    const { channels, rate } = await read();
    expect(rate).toBe(RATE);
    expect(channels).toHaveLength(1);
    expect(channels[0]).toHaveLength(LENGTH);
    const farthest = tone.reduce((far, value, at) => Math.max(far, Math.abs(value - channels[0]![at]!)), 0);
    expect(farthest).toBeLessThan(0.05);
  });

  it('keep two channels apart', async () => {
    const silent = new Float32Array(LENGTH);
    const { channels } = await decodeMp3(toMp3([tone, silent], LOOP));
    expect(channels).toHaveLength(2);
    expect(Math.max(...channels[1]!.subarray(2000, 9000))).toBeLessThan(0.05);
  });
});

describe('files of short sounds', () => {
  it('are the same bytes each time', () => {
    expect(toOgg('x', [tone], ONCE).equals(toOgg('x', [tone], ONCE))).toBe(true);
    expect(toMp3([tone], ONCE).equals(toMp3([tone], ONCE))).toBe(true);
  });

  it('end as ogg with silence that a browser may lose', async () => {
    const { channels } = await decodeOgg(toOgg('x', [tone], ONCE));
    expect(channels[0]!.length - LENGTH).toBe(512);
  });
});

describe('mp3 files of other programs', () => {
  /** An ID3 tag with a title, as before the sound in an mp3 file. */
  const TAG = Buffer.from([...Buffer.from('ID3'), 4, 0, 0, 0, 0, 1, 2, ...Array<number>(130).fill(0xff)]);

  it('are read at their own rate, with and without a title before them', async () => {
    const encoder = await createMp3Encoder();
    encoder.configure({ sampleRate: 44_100, channels: 1, bitrate: 128 });
    const file = Buffer.concat([Buffer.from(encoder.encode([tone])), Buffer.from(encoder.finalize())]);
    for (const each of [file, Buffer.concat([TAG, file])]) {
      const { channels, rate } = await decodeMp3(each);
      expect(rate).toBe(44_100);
      expect(channels).toHaveLength(1);
      expect(channels[0]!.length).toBeGreaterThanOrEqual(LENGTH);
    }
  });

  it.each([
    ['words', Buffer.from('no sound at all')],
    ['a title and nothing more', TAG],
    ['nothing', Buffer.alloc(0)],
  ])('that are %s are refused', async (_, file) => {
    await expect(decodeMp3(file)).rejects.toThrow('does not begin as an mp3 file');
  });
});
