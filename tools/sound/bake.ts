/**
 * Renders the sounds to `assets/generated/sounds` as ogg and mp3. `npm run sound:bake` renders all of them, `npm run
 * sound:bake -- music/wild effects/` those whose name contains one of the words.
 */
import { join } from 'node:path';
import { saveChanged } from '../shared/saveChanged.ts';
import { toMp3, toOgg } from './files/encode.ts';
import { SOUND_FOLDER } from './files/list.ts';
import { plannedSounds } from './sounds.ts';

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
    if (saveChanged(join(SOUND_FOLDER, `${name}.${ending}`), files[ending])) changed += 1;
  }
}
console.log(
  `${wanted.length} sounds, ${changed} files changed, ${bytes.ogg} bytes of ogg, ${bytes.mp3} bytes of mp3`,
);
