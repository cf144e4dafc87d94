import { writeFileSync } from 'node:fs';
import { DIFFICULTIES, type Difficulty } from '../../../rules/index.ts';
import { decisionTime } from './decisions.ts';
import { pageOf, type Row } from './page.ts';
import { tally } from './tally.ts';

const BATTLES = 2000;
const SEED = [20, 26, 11, 21] as const;
const PAGE = new URL('../../../docs/opponents.md', import.meta.url);
const PAIRS: readonly (readonly [Difficulty, Difficulty])[] = [
  ['greedy', 'random'],
  ['lookahead', 'random'],
  ['lookahead', 'greedy'],
];

const rows = PAIRS.map(([one, other]): Row => ({ one, other, ...tally(one, other, BATTLES, SEED) }));
const times = DIFFICULTIES.map((difficulty) => ({ difficulty, time: decisionTime(difficulty) }));
const page = pageOf(rows, times);
writeFileSync(PAGE, page);
process.stdout.write(page);
