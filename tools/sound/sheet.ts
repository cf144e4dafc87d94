/**
 * Draws every sound as a wave and a spectrum. `npm run sound:sheet` writes the sheets of the repository to
 * docs/pictures, `npm run sound:sheet -- out.webp effects/type- cries/kind` one sheet of the sounds whose path
 * contains one of the words.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeOgg } from './files/decode.ts';
import { listSounds, SOUND_FOLDER } from './files/list.ts';
import { type CellSize, drawCell } from './picture/cell.ts';
import { drawPage } from './picture/page.ts';

const PICTURES = join(import.meta.dirname, '../../docs/pictures');
const SMALL: CellSize = { width: 150, wave: 40, spectrum: 80 };
const WIDE: CellSize = { width: 620, wave: 50, spectrum: 120 };

async function write(out: string, names: readonly string[], size: CellSize, columns: number): Promise<void> {
  const cells = [];
  for (const name of names) {
    const { channels, rate } = await decodeOgg(readFileSync(join(SOUND_FOLDER, name)));
    const [left = new Float32Array(0), right = left] = channels;
    const middle = left.map((value, at) => (value + right[at]!) / 2);
    const label = `${name.replace(/^.*\/|\.ogg$/g, '')} ${(left.length / rate).toFixed(2)} s`;
    cells.push({ label, pixels: drawCell(middle, rate, size) });
  }
  writeFileSync(out, await drawPage(cells, columns));
}

const all = listSounds().filter((path) => path.endsWith('.ogg'));
const of = (folder: string): string[] => all.filter((path) => path.startsWith(folder));
const [out, ...words] = process.argv.slice(2);
if (out) {
  const names = all.filter((path) => words.some((word) => path.includes(word)));
  await write(out, names, SMALL, Math.min(8, names.length));
} else {
  await write(join(PICTURES, 'sound-music.webp'), of('music/'), WIDE, 2);
  await write(join(PICTURES, 'sound-effects.webp'), of('effects/'), SMALL, 8);
  await write(join(PICTURES, 'sound-cries.webp'), of('cries/'), { width: 96, wave: 26, spectrum: 56 }, 14);
}
// Exit explicitly: the decoders keep the process alive.
process.exit(0);
