import type { EncounterTable } from '../../rules/world/encounters.ts';
import type { Content } from './content.ts';
import { checkShape, type Problem, reporter } from './problem.ts';
import { encounterTableSchema } from './schema.ts';

/** Every mistake in the encounter tables of a map. */
export function checkEncounters(
  map: string,
  tables: readonly EncounterTable[],
  { species }: Content,
): Problem[] {
  return tables.flatMap((table) => {
    const report = reporter('encounters', `${map}.${table.ground}`);
    const problems = checkShape(encounterTableSchema, table, report);
    for (const entry of table.entries) {
      if (!Object.hasOwn(species, entry.species)) {
        problems.push(report('entries', 'a species', entry.species));
      }
      if (entry.least > entry.most) {
        problems.push(report(entry.species, 'least up to most', [entry.least, entry.most]));
      }
    }
    if (!table.entries.some(({ from = 0 }) => from === 0)) {
      problems.push(
        report(
          'entries',
          'one that lives at the start',
          table.entries.map(({ from }) => from),
        ),
      );
    }
    return problems;
  });
}
