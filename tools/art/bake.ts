/**
 * Bakes the drawings to files in `assets/generated`.
 * `npx tsx tools/art/bake.ts` bakes everything, `npx tsx tools/art/bake.ts kindlam tiles/` what has one of the
 * words in its path.
 */
import { join } from 'node:path';
import { saveChanged } from '../shared/saveChanged.ts';
import { MAKERS } from './makers.ts';

const TARGET = join(import.meta.dirname, '../../assets/generated');

const words = process.argv.slice(2);
const wanted = (path: string): boolean => words.length === 0 || words.some((word) => path.includes(word));
for (const maker of MAKERS) {
  let [made, changed, bytes] = [0, 0, 0];
  for await (const { path, data } of maker.files(wanted)) {
    made += 1;
    bytes += data.length;
    if (saveChanged(join(TARGET, path), data)) changed += 1;
  }
  if (made > 0)
    console.log(`${maker.name}: ${made} files, ${changed} changed, ${Math.round(bytes / 1024)} kB`);
}
