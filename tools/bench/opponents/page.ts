import type { Difficulty } from '../../../rules/index.ts';
import type { Tally } from './tally.ts';
import { TEAM_SIZE } from './teams.ts';

export interface Row extends Tally {
  readonly one: Difficulty;
  readonly other: Difficulty;
}

interface Time {
  readonly difficulty: Difficulty;
  /** Microseconds. */
  readonly time: number;
}

const percent = ({ wins, battles }: Tally): string => `${((100 * wins) / battles).toFixed(1)} %`;
/** Twice the standard error of the share of wins, in percentage points. */
const doubt = ({ wins, battles }: Tally): string => {
  const share = wins / battles;
  return `± ${(200 * Math.sqrt((share * (1 - share)) / battles)).toFixed(1)}`;
};
const each = (count: number, { battles }: Tally): string => (count / battles).toFixed(1);

const battleCells = (row: Row): string[] => [
  `${row.one} beats ${row.other}`,
  percent(row),
  doubt(row),
  each(row.rounds, row),
  each(row.switches, row),
];

/** A Markdown table with text to the left and numbers to the right, padded as the formatter does. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** The page that reports how strong each difficulty is. */
export const pageOf = (rows: readonly Row[], times: readonly Time[]): string => `# How strong opponents are

Written by \`npm run bench:opponents\`. How they think is told in [rules.md](rules.md#the-opponent).

${rows[0]?.battles.toLocaleString('en')} battles each between random teams of ${TEAM_SIZE} of one level (10 to 60) from the whole catalogue with their newest
moves, every pair of teams twice with sides exchanged. Both sides may switch, and who faints is followed by whom its
side chooses. Seeded: the same code gives the same shares anywhere. Half of all battles would be no difference at all, and
unequal teams keep the best from winning every one.

${table(['Battles', 'Won', 'Doubt (2 σ)', 'Rounds each', 'Switches each'], rows.map(battleCells))}

CPU time of a decision, its view of the battle included, over every position of random battles, on the machine that wrote this:

${table(
  ['Level', 'Microseconds'],
  times.map(({ difficulty, time }) => [difficulty, time.toFixed(1)]),
)}
`;
