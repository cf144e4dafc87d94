/**
 * Exports drawings as SVG files that designers can change; the baker uses such a file instead of the drawing.
 * `npm run art:svg kindlam` writes assets/sources/creatures/kindlam.svg and fails if the file exists.
 * `-- --refresh` recomputes the tones of an existing file from its swatches; `-- --force` overwrites it from the code.
 * `--out folder` sets another folder.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { drawnIds, loadDrawings, SOURCES } from './drawings.ts';
import { exportSvg } from './svg/export/export-svg.ts';
import { refreshSvg } from './svg/refresh-svg.ts';
import { SourceFault, tellSourceFaults } from './svg/source-fault.ts';

tellSourceFaults();
const { values, positionals: ids } = parseArgs({
  allowPositionals: true,
  options: {
    refresh: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    out: { type: 'string', default: SOURCES },
  },
});

/** @throws SourceFault with the name of the file if it cannot be refreshed */
function refreshed(file: string, id: string): string {
  try {
    return refreshSvg(id, readFileSync(file, 'utf8'));
  } catch (problem) {
    throw new SourceFault(`${relative('.', file)}: ${problem instanceof Error ? problem.message : problem}`);
  }
}

async function write(id: string): Promise<void> {
  const file = join(values.out, `${id}.svg`);
  const isThere = existsSync(file);
  if (isThere && !values.refresh && !values.force)
    throw new SourceFault(
      `${relative('.', file)} is there already and stays as it is: "npm run art:svg -- ${id} --refresh" makes its tones anew from its swatches, "--force" writes it anew from the drawing`,
    );
  const [drawing] = await loadDrawings([id]);
  const text = isThere && values.refresh ? refreshed(file, id) : exportSvg(drawing!);
  mkdirSync(values.out, { recursive: true });
  writeFileSync(file, text);
  console.log(`${relative('.', file)}: ${Math.round(text.length / 1024)} kB`);
}

const drawn = drawnIds();
const unknown = ids.filter((id) => !drawn.includes(id));
if (ids.length === 0) throw new SourceFault('Which creature? For example: npm run art:svg kindlam');
if (unknown.length > 0)
  throw new SourceFault(
    `No drawing of ${unknown.join(', ')}. A creature has the name of its species in lower case.`,
  );
for (const id of ids) await write(id);
