import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { prepare } from '../start/prepare.mjs';
import { findChromium } from './chromium.mjs';
import { failuresOf } from './failures.mjs';

/**
 * Runs the browser tests repeatedly while all cores are kept busy, and says which tests failed in which run: `npm run
 * test:flaky`, or `npm run test:flaky -- --times 3 battle.spec.ts`. A test that fails once must be mended.
 */
const REPORT = '.cache/test/flaky.json';
const { values, positionals } = parseArgs({
  options: { times: { type: 'string', default: '10' } },
  allowPositionals: true,
});
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) throw new Error('--times must be a whole number from 1 on');

/** Starts a process for each core that only computes. It ends with its parent. */
const keepBusy = () =>
  Array.from({ length: availableParallelism() }, () =>
    spawn(
      process.execPath,
      [
        '-e',
        'process.on("disconnect", () => process.exit()); (function busy() { for (let i = 0; i < 1e7; i++); setImmediate(busy); })()',
      ],
      { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] },
    ),
  );

prepare({ build: true });
mkdirSync('.cache/test', { recursive: true });
const chromium = await findChromium({ shell: true });
const busy = keepBusy();
const failures = [];
for (let run = 1; run <= times; run++) {
  const began = Date.now();
  const { status } = spawnSync('npx', ['playwright', 'test', ...positionals], {
    stdio: 'inherit',
    env: { ...process.env, CI: 'true', CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
  });
  const report = JSON.parse(readFileSync(REPORT, 'utf8'));
  const failed = report.suites.flatMap(failuresOf).map(({ name }) => name);
  if (status !== 0 && !failed.length) failed.push('the run itself');
  failures.push(...failed);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(
    `\nRun ${run} of ${times}: ${report.stats.expected} passed, ${failed.length} failed (${seconds} s)`,
  );
  for (const name of failed) console.log(`  ${name}`);
}
for (const child of busy) child.kill();
console.log(`\n${times} runs, ${failures.length} failures`);
process.exitCode = failures.length ? 1 : 0;
