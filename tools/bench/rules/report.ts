import { tableOf } from '../../shared/table.ts';
import type { Coverage } from './coverage.ts';
import type { Figure, Goal } from './workload.ts';

const grouped = (value: number): string => Math.round(value).toLocaleString('en-US');
const times = (value: number): string => (value >= 20 ? grouped(value) : value.toFixed(1));

const row = ({ name, unit, median, best }: Figure, goals: readonly Goal[]): string[] => {
  const goal = goals.find((each) => each.name === name)?.least;
  return [name, grouped(median), grouped(best), goal === undefined ? '' : grouped(goal), unit];
};

/** Ratio of the medians of two figures. */
function ratio(figures: readonly Figure[], ours: string, theirs: string): string[] {
  const find = (name: string): number => figures.find((figure) => figure.name === name)?.median ?? Number.NaN;
  return [`${ours} ÷ ${theirs}`, times(find(ours) / find(theirs))];
}

const HEAD = ['What', 'Median', 'Best', 'Goal', 'Unit'];

/** The text of docs/bench-rules.md. */
export function report(
  figures: readonly Figure[],
  goals: readonly Goal[],
  pairs: readonly (readonly [string, string])[],
  covered: Coverage,
  circumstances: string,
): string {
  const unused = covered.known.filter((kind) => !covered.used.includes(kind));
  return `# How fast the rules are

Written by \`npm run bench:rules\`. ${circumstances}

Per second of CPU time (user and system), one thread, compiled as the server runs it. All workloads run
in turn, several times over; the median is the figure that counts, the best is the one that other work on the
machine disturbed least.

${tableOf([HEAD, ...figures.map((figure) => row(figure, goals))], ['left', 'right', 'right', 'right', 'left'])}

${tableOf([['Ratio of medians', 'Times'], ...pairs.map(([ours, theirs]) => ratio(figures, ours, theirs))], ['left', 'right'])}

## What is compared

Not the same game. A round of ours is one turn of both sides with its events in the log, by the rules of
[rules.md](rules.md); six creatures a side of any species with any four moves of our catalogue, both sides using any
of them. A turn of theirs is one of a first-generation battle of six against six under the same conditions, with its
text log. The server's shape is the call that a request makes: a plain stored battle in, the opponent's choice, one
round, a plain battle with its events out, nothing else touched.

- Our catalogue has ${covered.moves} moves, ${covered.withEffects} of them with effects beside damage. The first
  generation has ${covered.theirMoves} moves; ${covered.shared} of them stand in our catalogue by name.
- The rules know ${covered.known.length} kinds of effects: ${covered.known.join(', ')}.
- Moves of the catalogue use ${covered.used.length} of them. Known and tested, but not in the catalogue yet:
  ${unused.length === 0 ? 'none' : unused.join(', ')}.
- Ours has no abilities, items, power points, natures, double battles and move-specific exceptions, which are most of
  what a full simulator does.
`;
}
