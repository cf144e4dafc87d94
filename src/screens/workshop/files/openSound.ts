import { isSoundType, MIMES, type SoundType, typeOf } from './fileType.ts';
import type { NotOpened } from './openPicture.ts';

/** A sound that is one by its first bytes. */
export interface OpenedSound {
  readonly type: SoundType;
  readonly bytes: number;
  /** What is heard; null where this browser cannot play such a file. */
  readonly heard: Heard | null;
}
export interface Heard {
  /** Of the whole sound. */
  readonly seconds: number;
  /** Until something is heard; null where nothing ever is. */
  readonly before: number | null;
}

/** Below this share of the highest sample (-50 dB) nothing is heard beside the rest, as for `npm run assets:check`. */
const SILENT = 0.003;

/** Seconds until something is heard in any of the channels; null where nothing ever is. `rate`: samples a second. */
export function silenceBefore(channels: readonly Float32Array[], rate: number): number | null {
  let highest = 0;
  for (const samples of channels) for (const value of samples) highest = Math.max(highest, Math.abs(value));
  const isHeard = (value: number) => Math.abs(value) > highest * SILENT;
  const firsts = channels.map((samples) => samples.findIndex(isHeard)).filter((place) => place >= 0);
  return firsts.length === 0 ? null : Math.min(...firsts) / rate;
}

/** Reads a sound as far as this browser can; nothing leaves it. */
export async function openSound(file: Blob): Promise<OpenedSound | NotOpened> {
  const type = await typeOf(file);
  if (!isSoundType(type)) return { refused: type };
  const heard = await listenTo(file);
  // A browser that plays others of its type would play this one.
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
