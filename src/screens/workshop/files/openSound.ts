import { isSoundType, MIMES, type SoundType, typeOf } from './fileType.ts';
import type { NotOpened } from './openPicture.ts';

/** A file whose first bytes are those of a sound. */
export interface OpenedSound {
  readonly type: SoundType;
  readonly bytes: number;
  /** Measurements of the decoded sound; null if this browser cannot decode it. */
  readonly heard: Heard | null;
}
export interface Heard {
  /** Total duration. */
  readonly seconds: number;
  /** Seconds until the first audible sample; null if all are silent. */
  readonly before: number | null;
}

/** Samples below this share of the highest one (-50 dB) count as silent, as in `npm run assets:check`. */
const SILENT = 0.003;

/** Returns the seconds until the first audible sample of any channel; null if all are silent. `rate`: in Hz. */
export function silenceBefore(channels: readonly Float32Array[], rate: number): number | null {
  let highest = 0;
  for (const samples of channels) for (const value of samples) highest = Math.max(highest, Math.abs(value));
  const isHeard = (value: number) => Math.abs(value) > highest * SILENT;
  const firsts = channels.map((samples) => samples.findIndex(isHeard)).filter((place) => place >= 0);
  return firsts.length === 0 ? null : Math.min(...firsts) / rate;
}

/** Reads a sound and decodes it if this browser can. The file does not leave the browser. */
export async function openSound(file: Blob): Promise<OpenedSound | NotOpened> {
  const type = await typeOf(file);
  if (!isSoundType(type)) return { refused: type };
  const heard = await listenTo(file);
  // The browser supports this type, so the file itself is broken.
  if (!heard && new Audio().canPlayType(MIMES[type]) !== '') return { refused: `${type} (broken)` };
  return { type, bytes: file.size, heard };
}

async function listenTo(file: Blob): Promise<Heard | null> {
  if (!('OfflineAudioContext' in globalThis)) return null;
  try {
    const content = await file.arrayBuffer();
    const sound = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(content);
    const channels = Array.from({ length: sound.numberOfChannels }, (_, at) => sound.getChannelData(at));
    return { seconds: sound.duration, before: silenceBefore(channels, sound.sampleRate) };
  } catch {
    return null;
  }
}
