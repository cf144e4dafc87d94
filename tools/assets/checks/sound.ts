import { readFileSync } from 'node:fs';
import { checkLevel } from '../../sound/checks/level.ts';
import { checkSilence } from '../../sound/checks/short.ts';
import { decodeMp3, decodeOgg, type Sound } from '../../sound/files/decode.ts';
import type { Finding } from '../finding.ts';
import { expectationOf, type FoundFile, type Shelf } from '../shelf.ts';
import { decodeWav } from '../wav.ts';

const DECODERS: Readonly<Record<string, (file: Buffer) => Sound | Promise<Sound>>> = {
  ogg: decodeOgg,
  mp3: decodeMp3,
  wav: decodeWav,
};
/** Folder of the pieces of music, which are played as loops. */
const MUSIC = 'sounds/music/';

/**
 * Reports overriding sounds that are too loud, too quiet or clipped, or that begin or end with silence. Generated
 * sounds have their own check, `npm run sound:check`.
 */
export async function findSoundFaults(shelf: Shelf): Promise<Finding[]> {
  const findings: Finding[] = [];
  // One file at a time: the decoders keep state.
  for (const file of shelf.files) {
    const decode = DECODERS[file.ending];
    if (!file.laid || decode === undefined || !expectationOf(shelf, file)) continue;
    findings.push(...(await faultsOf(file, decode)));
  }
  return findings;
}

async function faultsOf(
  { file, name, place }: FoundFile,
  decode: NonNullable<(typeof DECODERS)[string]>,
): Promise<Finding[]> {
  const loops = name.startsWith(MUSIC);
  try {
    const sound = await decode(readFileSync(file));
    if (!sound.channels[0]?.length) throw new Error('it is empty');
    const faults = [...checkLevel(sound, loops), ...(loops ? [] : checkSilence(sound))];
    return faults.map((fault) => ({
      file: place,
      check: 'sound',
      expected: 'a sound as loud as the others, whole and without silence around it',
      found: `one that ${fault}`,
      mend: 'Change it in a sound editor: cut it, or bring it to -16 LUFS with its peak below -1 dB.',
    }));
  } catch (problem) {
    return [
      {
        file: place,
        check: 'unreadable',
        expected: 'a sound',
        found: `something that cannot be played (${problem instanceof Error ? problem.message : problem})`,
        mend: 'Export it again, a wav with 16 bits.',
      },
    ];
  }
}
