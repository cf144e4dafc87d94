import type { Line, Row } from './row.ts';

/** Where and how a run was made. */
export interface Circumstances {
  /** Pairs of name and value, in order. */
  readonly facts: readonly (readonly [what: string, value: string])[];
  /** The SQL statements of one move and of one attack. */
  readonly statements: Readonly<Record<string, readonly string[]>>;
  /** Each file that is downloaded before a screen is shown, with the bytes of its script or 0. */
  readonly files: Readonly<Record<string, readonly (readonly [path: string, scriptBytes: number])[]>>;
}

const rowsOf = (lines: readonly Line[]): Row[] => lines.filter((line) => typeof line !== 'string');

const cell = (text: string): string => text.replaceAll('|', '\\|');
const tableRow = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

const verdict = ({ goal }: Row): string => (goal ? `${goal.words}: ${goal.met ? 'met' : '**missed**'}` : '');

function tables(lines: readonly Line[]): string[] {
  return lines.flatMap((line) =>
    typeof line === 'string'
      ? [
          '',
          `## ${line.charAt(0).toUpperCase()}${line.slice(1)}`,
          '',
          tableRow(['', 'measured', 'processor time', 'PostgreSQL', 'goal']),
          '| --- | ---: | ---: | ---: | --- |',
        ]
      : [tableRow([line.what, line.number, line.own ?? '', line.database ?? '', verdict(line)])],
  );
}

const statementsOf = (texts: readonly string[]): string[] =>
  texts.map((text) => `- \`${text.replace(/\s+/g, ' ').trim()}\``);

const filesOf = (files: readonly (readonly [string, number])[]): string[] =>
  files.map(([path, bytes]) => `- \`${path}\`${bytes ? `, ${(bytes / 1000).toFixed(1)} kB of script` : ''}`);

const sections = (title: string, of: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(of).flatMap(([name, list]) => ['', `## ${title} ${name}`, '', ...list]);

const mapped = <In, Out>(of: Readonly<Record<string, In>>, change: (value: In) => Out): Record<string, Out> =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(value)]));

/** The report as a Markdown page: first the goals met and missed, then all measurements. */
export function pageOf(lines: readonly Line[], { facts, statements, files }: Circumstances): string {
  const goals = rowsOf(lines).filter(({ goal }) => goal);
  const met = goals.filter(({ goal }) => goal?.met);
  return `${[
    '# Benchmark',
    '',
    'Written by `npm run bench`. Rates depend on the machine and on what else it does; ratios within one run and',
    'processor time do not. A bare transaction is the statements that the server sends for the same action, recorded',
    'and sent again without HTTP and rules; a bare route is Fastify answering with the same JSON and nothing else. The',
    "time of a frame is the page's main thread; a software renderer works in a process of its own. What pages weigh,",
    'and what Lighthouse says of them, is also measured apart: [bench-pages.md](bench-pages.md).',
    '',
    ...facts.map(([what, value]) => `- ${what}: ${value}`),
    '',
    `**${met.length} of ${goals.length} goals met.**`,
    ...(met.length < goals.length
      ? [
          'Missed:',
          ...goals
            .filter((row) => !row.goal?.met)
            .map(({ what, number, goal }) => `- ${what}: ${number} (${goal?.words})`),
        ]
      : []),
    ...tables(lines),
    ...sections('Statements of', mapped(statements, statementsOf)),
    ...sections('Files until', mapped(files, filesOf)),
  ].join('\n')}\n`;
}
