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

/** The mode of the first frame's header. */
const isMono = (file: Uint8Array): boolean => file[3]! >> 6 === 3;

/** The decoders take anything for a sound, and one of them never ends then. */
function expectStart(file: Uint8Array, form: string, ...starts: readonly string[]): void {
  const start = Buffer.from(file.subarray(0, 4)).toString('latin1');
  if (!starts.some((known) => start.startsWith(known))) throw new Error(`it does not begin as ${form} does`);
}

/** What a browser makes of an mp3 file, without what its header tells to leave out. */
export async function decodeMp3(file: Uint8Array): Promise<Sound> {
  expectStart(file, 'an mp3 file', '\xff\xf3', '\xff\xf2');
  await mp3.ready;
  await mp3.reset();
  const sound = toSound(mp3.decode(file));
  // This decoder gives one channel twice.
  return isMono(file) ? { ...sound, channels: sound.channels.slice(0, 1) } : sound;
}

export async function decodeOgg(file: Uint8Array): Promise<Sound> {
  expectStart(file, 'an ogg file', 'OggS');
  await ogg.ready;
  await ogg.reset();
  return toSound(await ogg.decodeFile(file));
}
