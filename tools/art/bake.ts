/**
 * Bakes the drawings to files in `assets/generated`.
 * `npx tsx tools/art/bake.ts` bakes everything, `npx tsx tools/art/bake.ts kindlam tiles/` what has one of the
 * words in its path.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MAKERS } from './makers.ts';

const TARGET = join(import.meta.dirname, '../../assets/generated');

function currentContent(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Writes only what changed, so that an untouched picture keeps its time stamp. */
function save(path: string, data: Buffer): boolean {
  const file = join(TARGET, path);
  if (currentContent(file)?.equals(data)) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, data);
  return true;
}

const words = process.argv.slice(2);
const wanted = (path: string): boolean => words.length === 0 || words.some((word) => path.includes(word));
for (const maker of MAKERS) {
  let [made, changed, bytes] = [0, 0, 0];
  for await (const { path, data } of maker.files(wanted)) {
    made += 1;
    bytes += data.length;
    if (save(path, data)) changed += 1;
  }
  if (made > 0)
    console.log(`${maker.name}: ${made} files, ${changed} changed, ${Math.round(bytes / 1024)} kB`);
}
