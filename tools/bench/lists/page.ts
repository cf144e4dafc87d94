import { tableOf } from '../../shared/table.ts';
import type { Machine } from '../report/circumstances.ts';
import type { Comparison } from './compare.ts';
import type { Crowd } from './seed.ts';

/** How many times as long a call may take with many. */
const GOAL = 1.3;

const whole = (count: number): string => count.toLocaleString('en');
const ratioOf = ({ few, many }: Comparison): number => many / few;

const cellsOf = (row: Comparison): string[] => [
  row.what,
  row.few.toFixed(2),
  row.many.toFixed(2),
  ratioOf(row).toFixed(2),
  ratioOf(row) <= GOAL ? 'met' : '**missed**',
];

/** The page of what lists cost. */
export function pageOf(
  rows: readonly Comparison[],
  few: Crowd,
  many: Crowd,
  machine: Machine,
  began: Date,
): string {
  const met = rows.filter((row) => ratioOf(row) <= GOAL);
  const head = ['List', `${whole(few.owned)}: ms`, `${whole(many.owned)}: ms`, 'Ratio', `≤ ${GOAL}`];
  return `# What lists cost

Written by \`npx tsc -b server && npx tsx tools/bench/lists.ts\`. A player with ${whole(few.owned)} creatures in a database of
${whole(few.users)} users against one with ${whole(many.owned)} in a database of ${whole(many.users)}, whose creatures lie in the order of chance. Each call
goes over HTTP to the built server, one after the other, to both in turn; the numbers are medians. Times depend on the
machine and on what else it does; ratios hardly do. How it is done: counts are kept by a trigger (\`creature_counts\`),
pages are read along an index from the nearer end.

- when: ${began.toISOString().slice(0, 16).replace('T', ' ')} UTC
- machine: ${machine.processors} × ${machine.model}, ${machine.memory}, ${machine.system}, load ${machine.load} before the start
- Node: ${machine.node}

**${met.length} of ${rows.length} goals met.**

${tableOf([head, ...rows.map(cellsOf)], ['left', 'right', 'right', 'right', 'left'])}
`;
}
