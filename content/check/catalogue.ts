import { CREATURE_TYPES } from '../../rules/creatures/types.ts';
import type { Content } from './content.ts';
import { type Problem, reporter } from './problem.ts';

const report = reporter('species', '');

/** Values that occur more than once. */
const repeated = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, at) => values.indexOf(value) < at)),
];

/** Least numbers for the whole catalogue of species. */
export const GOALS = { species: 160, ofType: 8, lines: 40, rare: 12, legendary: 4 } as const;

/** Checks that the catalogue of species is large and varied enough, and that no name or text occurs twice. */
export function checkCatalogue({ species }: Content): Problem[] {
  const all = Object.values(species);
  const first = all
    .filter(({ evolution }) => evolution)
    .filter(({ id }) => !all.some(({ evolution }) => evolution?.into === id));
  const alone = (rarity: string): number =>
    all.filter((one) => one.rarity === rarity && one.stage === 1 && !one.evolution).length;
  const atLeast = (what: string, goal: number, count: number): Problem[] =>
    count < goal ? [report('', `at least ${goal} ${what}`, count)] : [];
  return [
    ...atLeast('species', GOALS.species, all.length),
    ...CREATURE_TYPES.flatMap((type) =>
      atLeast(
        `species of type ${type}`,
        GOALS.ofType,
        all.filter(({ types }) => types.some((one) => one === type)).length,
      ),
    ),
    ...atLeast('lines of two or three stages', GOALS.lines, first.length),
    ...atLeast('rare species of a single stage', GOALS.rare, alone('rare')),
    ...atLeast('legendary species', GOALS.legendary, alone('legendary')),
    ...repeated(all.map(({ name }) => name.toLowerCase())).map((name) =>
      report('name', 'each name once', name),
    ),
    ...repeated(all.map(({ text }) => text)).map((text) => report('text', 'each text once', text)),
  ];
}
