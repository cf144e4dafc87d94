import { createMp3Encoder, createOggEncoder } from 'wasm-media-encoders';
import { hashText } from '../synth/random.ts';
import { RATE, type Samples } from '../synth/rate.ts';
import { countFrames, FRAME_SAMPLES, withInfoTag } from './infoTag.ts';

/** Encoder settings of a sound. */
export interface Quality {
  /** -1 to 10, as in oggenc. */
  readonly ogg: number;
  /** Kilobits a second. */
  readonly mp3: 24 | 32 | 40 | 48 | 64;
  readonly loops: boolean;
}

const [oggEncoder, mp3Encoder] = await Promise.all([createOggEncoder(), createMp3Encoder()]);

const copy = (bytes: Uint8Array): Buffer => Buffer.from(Uint8Array.from(bytes));

/** Samples of silence at the end: Chromium drops up to a block of a stream that fits into one page (all but music). */
const SPARE = 512;

function padded(samples: Samples, before: number, after: number): Samples {
  const long = new Float32Array(before + samples.length + after);
  long.set(samples, before);
  return long;
}

/**
 * Encodes a sound as Ogg Vorbis. The serial number comes from the name, so that the same sound gives the same bytes.
 */
export function toOgg(name: string, channels: readonly Samples[], quality: Quality): Buffer {
  oggEncoder.configure({
    channels: channels.length === 2 ? 2 : 1,
    sampleRate: RATE,
    vbrQuality: quality.ogg,
    oggSerialNo: hashText(name) >>> 1,
  });
  const long = channels.map((channel) => padded(channel, 0, quality.loops ? 0 : SPARE));
  return Buffer.concat([copy(oggEncoder.encode(long)), copy(oggEncoder.finalize())]);
}

/** LAME's own delay in samples; players already account for the decoder's delay (529 samples). */
const DELAY = 576;
/** Samples added around a loop: its end before the beginning, and its beginning after the end. */
const LEAD = FRAME_SAMPLES * 3;

/** LAME makes everything a little softer, to prevent clipping; dividing by this factor keeps our levels. */
const SOFTER = 0.95;

function prolong(samples: Samples, loops: boolean): Samples {
  const lead = loops ? LEAD : 0;
  const long = padded(samples, lead, lead);
  if (loops) {
    long.set(samples.subarray(samples.length - lead));
    long.set(samples.subarray(0, lead), lead + samples.length);
  }
  return long.map((value) => value / SOFTER);
}

export function toMp3(channels: readonly Samples[], quality: Quality): Buffer {
  mp3Encoder.configure({
    channels: channels.length === 2 ? 2 : 1,
    sampleRate: RATE,
    outputSampleRate: RATE,
    bitrate: quality.mp3,
  });
  const long = channels.map((channel) => prolong(channel, quality.loops));
  const frames = Buffer.concat([copy(mp3Encoder.encode(long)), copy(mp3Encoder.finalize())]);
  const count = countFrames(frames);
  const before = DELAY + (quality.loops ? LEAD : 0);
  const after = count * FRAME_SAMPLES - before - (channels[0]?.length ?? 0);
  return withInfoTag(frames, count, { before, after });
}
