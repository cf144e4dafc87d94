import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';
import { MPEGDecoder } from 'mpg123-decoder';

export interface Sound {
  readonly channels: readonly Float32Array[];
  /** Samples a second. */
  readonly rate: number;
}

interface Decoded {
  readonly channelData: readonly Float32Array[];
  readonly sampleRate: number;
  readonly errors: readonly { readonly message: string }[];
}

function toSound({ channelData, sampleRate, errors }: Decoded): Sound {
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('; '));
  return { channels: channelData, rate: sampleRate };
}

const mp3 = new MPEGDecoder({ enableGapless: true });
const ogg = new OggVorbisDecoder();

/** Whether the header of the first frame says mono. */
const isMono = (file: Uint8Array): boolean => file[3]! >> 6 === 3;

/** An mp3 file without its ID3 tag (title, pictures, text). */
function withoutTag(file: Uint8Array): Uint8Array {
  if (Buffer.from(file.subarray(0, 3)).toString('latin1') !== 'ID3') return file;
  const bytes = file.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 127), 0);
  return file.subarray(10 + bytes);
}

/** Whether a file starts with an mp3 frame header: eleven set bits, a version (value 1 is reserved) and the layer. */
function beginsAsMp3([first = 0, second = 0]: Uint8Array): boolean {
  const version = (second >> 3) & 3;
  const layer = (second >> 1) & 3;
  return first === 0xff && second >= 0xe0 && version !== 1 && layer === 1;
}

/** Decodes an mp3 file as browsers do, without the samples that its header says to skip. */
export async function decodeMp3(tagged: Uint8Array): Promise<Sound> {
  const file = withoutTag(tagged);
  // The decoder accepts any data as sound and then never ends.
  if (!beginsAsMp3(file)) throw new Error('it does not begin as an mp3 file does');
  await mp3.ready;
  await mp3.reset();
  const sound = toSound(mp3.decode(file));
  // The decoder returns the one channel of a mono file twice.
  return isMono(file) ? { ...sound, channels: sound.channels.slice(0, 1) } : sound;
}

export async function decodeOgg(file: Uint8Array): Promise<Sound> {
  const start = Buffer.from(file.subarray(0, 4)).toString('latin1');
  if (start !== 'OggS') throw new Error('it does not begin as an ogg file does');
  await ogg.ready;
  await ogg.reset();
  return toSound(await ogg.decodeFile(file));
}
