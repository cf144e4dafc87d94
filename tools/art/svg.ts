/**
 * Writes drawings as SVG files that designers can change; the baker takes them in place of the drawing.
 * `npm run art:svg kindlam` writes assets/sources/creatures/kindlam.svg. It leaves a file that is there as it is,
 * unless `--force` is given; `--out folder` writes elsewhere.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { drawnIds, loadCreatures, SOURCES } from './drawings.ts';
import { exportSvg } from './svg/export-svg.ts';

const { values, positionals: ids } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false }, out: { type: 'string' } },
});
const folder = values.out ?? SOURCES;
const drawn = drawnIds();
const unknown = ids.filter((id) => !drawn.includes(id));

function write(text: string, id: string): void {
  const file = join(folder, `${id}.svg`);
  if (existsSync(file) && !values.force) {
    console.error(`${relative('.', file)} is there already and stays as it is; "--force" writes it anew.`);
    process.exitCode = 1;
    return;
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  console.log(`${relative('.', file)}: ${Math.round(text.length / 1024)} kB`);
}

if (ids.length === 0 || unknown.length > 0) {
  console.error(
    ids.length === 0
      ? 'Which creature? For example: npm run art:svg kindlam'
      : `No drawing of ${unknown.join(', ')}. A creature has the name of its species in lower case.`,
  );
  process.exitCode = 1;
} else {
  for (const drawing of await loadCreatures(ids)) write(exportSvg(drawing), drawing.id);
}
