/**
 * Decodes every sound of the game and checks names, sizes, lengths, levels and loops. `npm run sound:check` checks
 * all, `npm run sound:check -- music/` those whose path contains one of the words. Fails if there is a fault.
 */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkNames } from './checks/names.ts';
import { checkSize } from './checks/size.ts';
import { checkSound } from './checks/sound.ts';
import { listSounds, SOUND_FOLDER } from './files/list.ts';

const words = process.argv.slice(2);
const files = listSounds();
const sized = files.map((path) => ({ path, bytes: statSync(join(SOUND_FOLDER, path)).size }));
const faults = [...checkNames(files), ...checkSize(sized)];
const wanted = files.filter((path) => words.length === 0 || words.some((word) => path.includes(word)));
for (const path of wanted) faults.push(...(await checkSound(path, readFileSync(join(SOUND_FOLDER, path)))));
for (const fault of faults) console.log('FAULT', fault);
console.log(`${wanted.length} files checked, ${faults.length} faults`);
// Exit explicitly: the decoders keep the process alive.
process.exit(faults.length > 0 ? 1 : 0);
