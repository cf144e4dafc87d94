/**
 * Renders the sounds to `assets/generated/sounds` as ogg and mp3. `npm run sound:bake` makes them all,
 * `npm run sound:bake -- music/wild effects/` those that have one of the words in their name.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toMp3, toOgg } from './files/encode.ts';
import { SOUND_FOLDER } from './files/list.ts';
import { plannedSounds } from './sounds.ts';

function currentContent(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Writes only what changed, so that an untouched sound keeps its time stamp. */
function save(path: string, data: Buffer): boolean {
  const file = join(SOUND_FOLDER, path);
  if (currentContent(file)?.equals(data)) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
  return true;
}

const words = process.argv.slice(2);
const wanted = plannedSounds().filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
const bytes = { ogg: 0, mp3: 0 };
let changed = 0;
for (const { name, quality, make } of wanted) {
  const channels = make();
  const files = { ogg: toOgg(name, channels, quality), mp3: toMp3(channels, quality) };
  for (const ending of ['ogg', 'mp3'] as const) {
    bytes[ending] += files[ending].length;
    if (save(`${name}.${ending}`, files[ending])) changed += 1;
  }
}
console.log(
  `${wanted.length} sounds, ${changed} files changed, ${bytes.ogg} bytes of ogg, ${bytes.mp3} bytes of mp3`,
);
