import { soundRules } from '../../../content/assets/soundRules.ts';
import { decodeMp3, decodeOgg, type Sound } from '../files/decode.ts';
import { PIECE_TABLES } from '../music/pieces.ts';
import { loopLength } from '../music/render.ts';
import { RATE } from '../synth/rate.ts';
import { checkLevel } from './level.ts';
import { checkLoop } from './loop.ts';
import { checkSilence } from './short.ts';

const lengths = new Map(Object.entries(PIECE_TABLES).map(([name, table]) => [name, loopLength(table)]));

export const decode = (path: string, file: Uint8Array): Promise<Sound> =>
  path.endsWith('.ogg') ? decodeOgg(file) : decodeMp3(file);

function checkLength(path: string, seconds: number): string[] {
  const [shortest, longest] = soundRules(`sounds/${path}`).seconds;
  if (seconds >= shortest && seconds <= longest) return [];
  return [`is ${seconds.toFixed(2)} s long instead of ${shortest} to ${longest} s`];
}

/** Faults in the rate, length, loop or silence of a decoded file. The path is relative to `sounds`. */
export function checkShape(path: string, sound: Sound): string[] {
  const [, folder = '', name = ''] = /^(.*?)\/(.*)\.\w+$/.exec(path) ?? [];
  const rate = sound.rate === RATE ? [] : [`has ${sound.rate} samples a second instead of ${RATE}`];
  const length = checkLength(path, (sound.channels[0]?.length ?? 0) / sound.rate);
  const edges = folder === 'music' ? checkLoop(sound, lengths.get(name) ?? 0) : checkSilence(sound);
  return [...rate, ...length, ...edges];
}

/** All faults of a file, each with its path. */
export async function checkSound(path: string, file: Uint8Array): Promise<string[]> {
  try {
    const sound = await decode(path, file);
    const faults = [...checkShape(path, sound), ...checkLevel(sound, path.startsWith('music/'))];
    return faults.map((fault) => `${path} ${fault}`);
  } catch (problem) {
    return [`${path} cannot be read: ${problem instanceof Error ? problem.message : problem}`];
  }
}
