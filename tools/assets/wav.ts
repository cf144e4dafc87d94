import type { Sound } from '../sound/files/decode.ts';

const PLAIN = 1;
const EXTENSIBLE = 0xfffe;
const BITS = 16;

/**
 * Decodes a wav file with 16-bit integer samples, a format that every sound editor can write.
 * @throws Error if the file has another format or is broken
 */
export function decodeWav(file: Buffer): Sound {
  const format = chunk(file, 'fmt ');
  const data = chunk(file, 'data');
  const [kind, count, rate, bits] = [
    format.readUInt16LE(0),
    format.readUInt16LE(2),
    format.readUInt32LE(4),
    format.readUInt16LE(14),
  ];
  if ((kind !== PLAIN && kind !== EXTENSIBLE) || bits !== BITS) {
    throw new Error(`its samples are not whole numbers of ${BITS} bits`);
  }
  const length = Math.floor(data.length / 2 / count);
  const channels = Array.from({ length: count }, (_, channel) =>
    Float32Array.from({ length }, (_sample, at) => data.readInt16LE((at * count + channel) * 2) / 0x8000),
  );
  return { channels, rate };
}

function chunk(file: Buffer, name: string): Buffer {
  for (let at = 12; at + 8 <= file.length; ) {
    const size = file.readUInt32LE(at + 4);
    if (file.toString('latin1', at, at + 4) === name) return file.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new Error(`it has no part "${name.trim()}"`);
}
