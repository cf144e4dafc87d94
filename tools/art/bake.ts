/**
 * Bakes the drawings to files in `assets/generated`.
 * `npm run art:bake` bakes all files, `npm run art:bake kindlam tiles/` only those with one of the words in their
 * path. With `--check` it writes nothing, and fails with the names of files that are not what the code draws.
 * An SVG in `assets/sources/creatures` replaces the drawing of its species.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { saveChanged } from '../shared/saveChanged.ts';
import { sourceIds } from './drawings.ts';
import { MAKERS } from './makers.ts';
import { tellSourceFaults } from './svg/source-fault.ts';

tellSourceFaults();
const TARGET = join(import.meta.dirname, '../../assets/generated');

const onlyChecks = process.argv.includes('--check');
const words = process.argv.slice(2).filter((word) => word !== '--check');
const wanted = (path: string): boolean => words.length === 0 || words.some((word) => path.includes(word));
/** Saves a file, or says that it should be. Returns whether it is another one than before. */
function settle(path: string, data: Buffer): boolean {
  const file = join(TARGET, path);
  if (!onlyChecks) return saveChanged(file, data);
  const isStale = !existsSync(file) || !readFileSync(file).equals(data);
  if (isStale) {
    console.error(`${path} is not what is drawn: npm run art:bake ${path}`);
    process.exitCode = 1;
  }
  return isStale;
}

let total = 0;
// Fails on an SVG that belongs to no species: no maker would read it.
sourceIds();
for (const maker of MAKERS) {
  let [made, changed, bytes] = [0, 0, 0];
  for await (const { path, data } of maker.files(wanted)) {
    made += 1;
    bytes += data.length;
    if (settle(path, data)) changed += 1;
  }
  total += made;
  if (made > 0)
    console.log(
      `${maker.name}: ${made} files, ${changed} ${onlyChecks ? 'stale' : 'changed'}, ${Math.round(bytes / 1024)} kB`,
    );
}
if (total === 0) {
  console.error(`No picture has ${words.join(' or ')} in its path.`);
  process.exitCode = 1;
}
