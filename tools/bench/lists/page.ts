import { tableOf } from '../../shared/table.ts';
import type { Machine } from '../report/circumstances.ts';
import type { Comparison, Cost } from './compare.ts';
import type { Crowd } from './seed.ts';

/** How many times as long a call may take with many. */
const GOAL = 1.3;

const whole = (count: number): string => count.toLocaleString('en');
const ratioOf = ({ few, many }: Comparison, by: keyof Cost): number =>
  (many[by] ?? Number.NaN) / (few[by] ?? Number.NaN);
const isMet = (row: Comparison): boolean => ratioOf(row, 'clock') <= GOAL;
const digits = (value: number | null): string =>
  value === null || Number.isNaN(value) ? '–' : value.toFixed(2);

/** A comparison in a line. */
export const lineOf = (row: Comparison): string =>
  `${row.what}: ${digits(row.few.clock)} and ${digits(row.many.clock)} ms, × ${digits(ratioOf(row, 'clock'))}; processor × ${digits(ratioOf(row, 'processor'))}`;

const cellsOf = (row: Comparison): string[] => [
  row.what,
  digits(row.few.clock),
  digits(row.many.clock),
  digits(ratioOf(row, 'clock')),
  isMet(row) ? 'met' : '**missed**',
  digits(row.few.processor),
  digits(row.many.processor),
  digits(ratioOf(row, 'processor')),
];

/** The page of what lists cost. */
export function pageOf(
  rows: readonly Comparison[],
  few: Crowd,
  many: Crowd,
  machine: Machine,
  began: Date,
): string {
  const [less, more] = [whole(few.owned), whole(many.owned)];
  const head = [
    'List',
    less,
    more,
    'Ratio',
    `≤ ${GOAL}`,
    `${less}: processor`,
    `${more}: processor`,
    'Ratio',
  ];
  return `# What lists cost

Written by \`npx tsc -b server && npx tsx tools/bench/lists.ts\`. A player with ${less} creatures in a database of
${whole(few.users)} users against one with ${more} in a database of ${whole(many.users)}, whose creatures lie in the order of chance. Each call
goes over HTTP to the built server with a PostgreSQL of its own, one after the other, to both in turn. Milliseconds of a
call by the clock (medians), and of processor time of server and PostgreSQL together (means). Times depend on the machine
and on what else it does; ratios hardly do. How it is done: counts are kept by a trigger (\`creature_counts\`), pages are read
along an index from the nearer end.

- when: ${began.toISOString().slice(0, 16).replace('T', ' ')} UTC
- machine: ${machine.processors} × ${machine.model}, ${machine.memory}, ${machine.system}, load ${machine.load} before the start
- Node: ${machine.node}

**${rows.filter(isMet).length} of ${rows.length} goals met.**

${tableOf(
  [head, ...rows.map(cellsOf)],
  ['left', 'right', 'right', 'right', 'left', 'right', 'right', 'right'],
)}
`;
}
