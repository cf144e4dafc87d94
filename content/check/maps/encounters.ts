import { MOST_LEVEL } from '../../../rules/creatures/experience.ts';
import { grownBy, livingAt } from '../../../rules/world/living.ts';
import { type EncounterEntry, type EncounterTable, HOURS, type Wilds } from '../../../rules/world/types.ts';
import { cellsOfGround, WILD_GROUNDS } from '../../encounters/grounds.ts';
import { maps } from '../../maps/index.ts';
import type { GameMap } from '../../maps/types.ts';
import { weathersOn } from '../../maps/weather.ts';
import type { Content } from '../content.ts';
import { checkShape, type Problem, type Report, reporter } from '../problem.ts';
import { cellsPerLevelSchema, encounterTableSchema } from '../schema.ts';

/** Each value that occurs more than once. */
const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) < at)),
];

function checkForm({ species: id, least }: EncounterEntry, { species }: Content, report: Report): Problem[] {
  if (!Object.hasOwn(species, id)) return [report('entries', 'a species', id)];
  const before = Object.values(species).find(({ evolution }) => evolution?.into === id);
  const level = before?.evolution?.level ?? 1;
  if (least >= level) return [];
  return [report(id, `level ${level} or more, when ${before?.id} evolves into it`, least)];
}

/** Levels and distances of an entry that are impossible on this ground. */
function checkReach(wilds: Wilds, entry: EncounterEntry, farthest: number, report: Report): Problem[] {
  const { species: id, least, most, from = 0 } = entry;
  const highest = most + grownBy(wilds, entry, farthest);
  return [
    ...(least > most ? [report(id, 'least up to most', [least, most])] : []),
    ...(from > farthest
      ? [report(id, `from ${farthest} or less, the farthest cell of this ground`, from)]
      : []),
    ...(highest > MOST_LEVEL
      ? [report(id, `level ${MOST_LEVEL} or less at the farthest cell of this ground`, highest)]
      : []),
  ];
}

/** Weathers that never come here at an hour of the entry, so that it would never be met there. */
function checkWeathers(map: GameMap, entry: EncounterEntry, report: Report): Problem[] {
  const { species, hours = HOURS, weathers } = entry;
  const never = hours.filter((hour) => weathers?.every((one) => !weathersOn(map.id, hour).includes(one)));
  return never.map((hour) =>
    report(species, `a weather that comes here by ${hour}: ${weathersOn(map.id, hour).join(', ')}`, weathers),
  );
}

function checkTable(wilds: Wilds, table: EncounterTable, map: GameMap, content: Content): Problem[] {
  const { ground, entries } = table;
  const report = reporter('encounters', `${map.id}.${ground}`);
  const shape = checkShape(encounterTableSchema, table, report);
  // The other checks need a valid shape.
  if (shape.length > 0) return shape;
  const distances = cellsOfGround(map, ground).map(({ distance }) => distance);
  const [nearest, farthest] = [distances[0], distances.at(-1)];
  if (nearest === undefined || farthest === undefined) {
    return [report('', 'a ground of this map that can be walked', ground)];
  }
  const empty = HOURS.filter((hour) =>
    weathersOn(map.id, hour).some(
      (weather) => livingAt(wilds, { ground, distance: nearest, hour, weather }).length === 0,
    ),
  );
  return [
    ...entries.flatMap((entry) => [
      ...checkForm(entry, content, report),
      ...checkReach(wilds, entry, farthest, report),
      ...checkWeathers(map, entry, report),
    ]),
    ...repeated(entries.map(({ species }) => species)).map((id) =>
      report('entries', 'each species once', id),
    ),
    ...empty.map((hour) =>
      report(
        'entries',
        `somebody at each hour who lives ${nearest} cells from the start`,
        `nobody by ${hour}`,
      ),
    ),
  ];
}

/** Every mistake in the encounter tables of a map. */
export function checkEncounters(name: string, wilds: Wilds, content: Content): Problem[] {
  const report = reporter('encounters', name);
  const map = Object.hasOwn(maps, name) ? maps[name as GameMap['id']] : undefined;
  if (!map) return [report('', 'a map', name)];
  const { cellsPerLevel, tables } = wilds;
  const growth = checkShape(
    cellsPerLevelSchema,
    cellsPerLevel,
    reporter('encounters', `${name}.cellsPerLevel`),
  );
  if (growth.length > 0) return growth;
  const grounds = tables.map(({ ground }) => ground);
  const missing = WILD_GROUNDS.filter((ground) => !grounds.includes(ground));
  return [
    ...tables.flatMap((table) => checkTable(wilds, table, map, content)),
    ...repeated(grounds).map((ground) => report('tables', 'each ground once', ground)),
    ...missing
      .filter((ground) => cellsOfGround(map, ground).length > 0)
      .map((ground) => report('tables', `a table for ${ground}, which can be walked here`, grounds)),
  ];
}
