/**
 * Contact sheets, to look at drawings.
 * `npx tsx tools/art/sheet.ts out.png [id,id:dark,id:shiny:blink …] [--cell 400] [--columns 3] [--kinds] [--plain]`
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { KINDS, type Kind } from './core/kinds.ts';
import { type Cell, contactSheet } from './core/sheet.ts';
import { type Creature, drawCreature } from './creature.ts';
import { CREATURES } from './creatures/index.ts';

function find(id: string): Creature {
  const found = CREATURES.find((species) => species.id === id);
  if (!found) throw new Error(`no creature ${id}`);
  return found;
}

function cellOf(species: Creature, kind: Kind, blink: boolean): Cell {
  const words = [species.id, kind === 'normal' ? '' : kind, blink ? 'blink' : ''];
  return { name: words.filter(Boolean).join(' '), content: drawCreature(species, kind, blink).content() };
}

function wantedCells(list: string | undefined, allKinds: boolean): Cell[] {
  const names = list && list !== 'all' ? list.split(',') : CREATURES.map((species) => species.id);
  return names.flatMap((name) => {
    const [id = '', ...words] = name.split(':');
    const blink = words.includes('blink');
    const kinds = allKinds ? KINDS : [KINDS.find((kind) => words.includes(kind)) ?? 'normal'];
    return kinds.map((kind) => cellOf(find(id), kind, blink));
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
const cells = wantedCells(list, values.kinds);
const columns = Number(values.columns ?? Math.min(values.kinds ? 6 : 5, cells.length));
writeFileSync(out, contactSheet(cells, { columns, cell: Number(values.cell), small: !values.plain }));
