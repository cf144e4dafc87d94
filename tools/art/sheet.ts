/**
 * Writes contact sheets of drawings.
 * `npx tsx tools/art/sheet.ts out.png [id,id:dark,id:shiny:blink …] [--cell 400] [--columns 3] [--kinds] [--plain]`
 * `npx tsx tools/art/sheet.ts --page creatures` (or `all`) writes the sheets of the repository to docs/pictures.
 */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contactSheet } from './core/sheet.ts';
import { creatureCells } from './pages/creature-cells.ts';
import { PAGES, type Page, sheetsOf } from './pages/pages.ts';
import { tellSourceFaults } from './svg/source-fault.ts';

tellSourceFaults();
const PICTURES = join(import.meta.dirname, '../../docs/pictures');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cell: { type: 'string', default: '256' },
    columns: { type: 'string' },
    kinds: { type: 'boolean', default: false },
    plain: { type: 'boolean', default: false },
    page: { type: 'string' },
  },
});

async function writeOne(out = 'sheet.png', list = 'all'): Promise<void> {
  const cells = await creatureCells(list === 'all' ? undefined : list.split(','), values.kinds);
  const columns = Number(values.columns ?? Math.min(values.kinds ? 6 : 5, cells.length));
  writeFileSync(out, contactSheet(cells, { columns, cell: Number(values.cell), small: !values.plain }));
}

/** Writes all sheets of a page and deletes older sheets that it no longer has. */
async function writePage(page: Page): Promise<void> {
  const written = new Set<string>();
  for await (const { name, data } of sheetsOf(page)) {
    writeFileSync(join(PICTURES, name), data);
    written.add(name);
    console.log(`docs/pictures/${name}: ${Math.round(data.length / 1000)} kB`);
  }
  const ofPage = new RegExp(`^${page.name}-\\d+\\.webp$`);
  for (const name of readdirSync(PICTURES).filter((file) => ofPage.test(file) && !written.has(file))) {
    rmSync(join(PICTURES, name));
  }
}

if (values.page === undefined) {
  await writeOne(...positionals);
} else {
  const pages = PAGES.filter(({ name }) => values.page === 'all' || values.page === name);
  if (pages.length === 0) throw new Error(`There is: all, ${PAGES.map(({ name }) => name).join(', ')}`);
  for (const page of pages) await writePage(page);
}
