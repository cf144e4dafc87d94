import type { Line, Row } from './row.ts';

const HEAD = ['', 'measured', 'process', 'PostgreSQL', 'goal'];

const cellsOf = ({ what, number, own = '', database = '', goal }: Row): string[] => [
  `  ${what}`,
  number,
  own,
  database,
  goal ? `${goal.words} ${goal.met ? '✓' : '✗'}` : '',
];

/** Formats the lines as columns: text to the left, numbers to the right. */
export function tableOf(lines: readonly Line[]): string {
  const table = [HEAD, ...lines.map((line) => (typeof line === 'string' ? [line] : cellsOf(line)))];
  const widths = HEAD.map((_, column) =>
    Math.max(...table.filter((cells) => cells.length > 1).map((cells) => cells[column]?.length ?? 0)),
  );
  return table
    .map((cells) =>
      cells
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
