import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { calculator } from './calculator.ts';
import { coverage } from './coverage.ts';
import { measure } from './measure.ts';
import { battles, previews, rounds } from './ours.ts';
import { report } from './report.ts';
import { greedyRounds, serverRounds } from './serverShape.ts';
import { simulator } from './simulator.ts';
import type { Goal } from './workload.ts';

const ROUNDS = 7;
const SLICE_MS = 500;
const PAGE = 'docs/bench-rules.md';

const goals: readonly Goal[] = [
  { name: rounds.name, least: 1_750_000 },
  { name: serverRounds.name, least: 150_000 },
  { name: previews.name, least: 5_000_000 },
  { name: battles.name, least: 20_000 },
];

const workloads = [rounds, battles, serverRounds, greedyRounds, previews, simulator, calculator];
const figures = measure(workloads, ROUNDS, SLICE_MS);
const processors = cpus();
const circumstances = `${ROUNDS} rounds of ${SLICE_MS} ms each on Node ${process.versions.node}, ${processors[0]?.model.trim() ?? 'unknown processor'} (${processors.length} threads), load ${loadavg()[0]?.toFixed(1)} at the end.`;
const pairs = [
  [rounds.name, simulator.name],
  [serverRounds.name, simulator.name],
  [previews.name, calculator.name],
] as const;
const page = report(figures, goals, pairs, coverage(), circumstances);
writeFileSync(PAGE, page);
process.stdout.write(page);
