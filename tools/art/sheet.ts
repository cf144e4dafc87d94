/**
 * Contact sheets, to look at drawings.
 * `npx tsx tools/art/sheet.ts out.png [id,id:dark,id:shiny:blink …] [--cell 400] [--columns 3] [--kinds] [--plain]`
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { KINDS, type Kind } from './core/kinds.ts';
import { type Cell, contactSheet } from './core/sheet.ts';
import { type Creature, drawCreature } from './creature.ts';
import { drawnIds, loadCreatures } from './drawings.ts';

function cellOf(species: Creature, kind: Kind, blink: boolean): Cell {
  const words = [species.id, kind === 'normal' ? '' : kind, blink ? 'blink' : ''];
  return { name: words.filter(Boolean).join(' '), content: drawCreature(species, kind, blink).content() };
}

async function wantedCells(list: string | undefined, allKinds: boolean): Promise<Cell[]> {
  const names = list && list !== 'all' ? list.split(',') : drawnIds();
  const drawings = await loadCreatures(names.map((name) => name.split(':')[0] as string));
  return drawings.flatMap((drawing, at) => {
    const [, ...words] = (names[at] as string).split(':');
    const blink = words.includes('blink');
    const kinds = allKinds ? KINDS : [KINDS.find((kind) => words.includes(kind)) ?? 'normal'];
    return kinds.map((kind) => cellOf(drawing, kind, blink));
  });
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cell: { type: 'string', default: '256' },
    columns: { type: 'string' },
    kinds: { type: 'boolean', default: false },
    plain: { type: 'boolean', default: false },
  },
});
const [out = 'sheet.png', list] = positionals;
const cells = await wantedCells(list, values.kinds);
const columns = Number(values.columns ?? Math.min(values.kinds ? 6 : 5, cells.length));
writeFileSync(out, contactSheet(cells, { columns, cell: Number(values.cell), small: !values.plain }));
