/**
 * Writes contact sheets of people.
 * `npx tsx tools/art/people/sheet.ts out.png [id,id …] [--cell 500] [--columns 3] [--plain] [--moods]`; the first word of an id
 * is enough, and the name of a region selects all people in it.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { regions } from '../../../content/gyms/index.ts';
import { contactSheet } from '../core/sheet.ts';
import { drawPerson, MOODS } from './person.ts';
import { loadPerson, portraitIds } from './portraits.ts';

function idsOf(word: string): string[] {
  const region = regions.find(({ name }) => name.toLowerCase() === word);
  const wanted = region && [...region.leaders, region.champion].map(({ id }) => id);
  const found = portraitIds().filter(
    (id) => wanted?.includes(id) || id === word || id.split('-')[0] === word,
  );
  if (found.length === 0) throw new Error(`nobody called ${word} is drawn`);
  return found;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cell: { type: 'string', default: '256' },
    columns: { type: 'string' },
    plain: { type: 'boolean', default: false },
    moods: { type: 'boolean', default: false },
  },
});
const [out = 'people.png', list] = positionals;
const ids = list ? list.split(',').flatMap(idsOf) : portraitIds();
const people = await Promise.all(ids.map(loadPerson));
const moods = values.moods ? [undefined, ...MOODS] : [undefined];
const cells = people.flatMap((each) =>
  moods.map((mood) => ({
    name: mood ? `${each.id}.${mood}` : each.id,
    content: drawPerson(each, false, mood).content(),
  })),
);
const columns = Number(values.columns ?? Math.min(5, cells.length));
writeFileSync(out, contactSheet(cells, { columns, cell: Number(values.cell), small: !values.plain }));
