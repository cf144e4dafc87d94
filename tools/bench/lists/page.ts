import { tableOf } from '../../shared/table.ts';
import type { Machine } from '../report/circumstances.ts';
import type { Comparison, Cost } from './compare.ts';

/** A whole number with thousands separators. */
export const whole = (count: number): string => count.toLocaleString('en');
const ratioOf = ({ few, many }: Comparison, by: keyof Cost): number =>
  (many[by] ?? Number.NaN) / (few[by] ?? Number.NaN);

/** Texts and goal of a comparison page. */
export interface Subject {
  readonly title: string;
  /** The command that writes the page, and what is compared. */
  readonly about: string;
  readonly how: string;
  readonly less: string;
  readonly more: string;
  /** Upper bound for the ratio of the call times, many to few. */
  readonly goal: number;
}

const digits = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '–' : value.toFixed(2);

/** A comparison as one line. */
export const lineOf = (row: Comparison): string =>
  `${row.what}: ${digits(row.few.clock)} and ${digits(row.many.clock)} ms, × ${digits(ratioOf(row, 'clock'))}; processor × ${digits(ratioOf(row, 'processor'))}`;

const cellsOf = (row: Comparison, goal: number): string[] => [
  row.what,
  digits(row.few.clock),
  digits(row.many.clock),
  digits(ratioOf(row, 'clock')),
  ratioOf(row, 'clock') <= goal ? 'met' : '**missed**',
  digits(row.few.processor),
  digits(row.many.processor),
  digits(ratioOf(row, 'processor')),
];

/** The page that compares the cost of calls with few and with many rows. */
export function pageOf(
  { title, about, how, less, more, goal }: Subject,
  rows: readonly Comparison[],
  machine: Machine,
  began: Date,
): string {
  const head = [
    'List',
    less,
    more,
    'Ratio',
    `≤ ${goal}`,
    `${less}: processor`,
    `${more}: processor`,
    'Ratio',
  ];
  return `# ${title}

${about} Each call
goes over HTTP to the built server with a PostgreSQL of its own, one after the other, to both in turn. Milliseconds of a
call by the clock (medians), and of processor time of server and PostgreSQL together (means). Times depend on the machine
and on what else it does; ratios hardly do. How it is done: ${how}

- when: ${began.toISOString().slice(0, 16).replace('T', ' ')} UTC
- machine: ${machine.processors} × ${machine.model}, ${machine.memory}, ${machine.system}, load ${machine.load} before the start
- Node: ${machine.node}

**${rows.filter((row) => ratioOf(row, 'clock') <= goal).length} of ${rows.length} goals met.**

${tableOf(
  [head, ...rows.map((row) => cellsOf(row, goal))],
  ['left', 'right', 'right', 'right', 'left', 'right', 'right', 'right'],
)}
`;
}
