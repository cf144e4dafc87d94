import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { prepare } from '../start/prepare.mjs';
import { findChromium } from './chromium.mjs';
import { failuresOf } from './failures.mjs';

/**
 * Runs every check of the repository and adds up what passed and failed. A step without tests of its own (type check,
 * lint …) counts as one. `npm test -- unit e2e` runs a selection.
 */
const REPORTS = '.cache/test';
const vitest = (...projects) => ({
  command: ['npx', 'vitest', 'run', ...projects.flatMap((name) => ['--project', name])],
  report: (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  count: ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    // A file that cannot be loaded has no tests but has failed.
    failed:
      numFailedTests +
      testResults.filter((file) => file.status === 'failed' && !file.assertionResults.length).length,
    failures: testResults
      .filter((file) => file.status === 'failed')
      .flatMap((file) => {
        const failed = file.assertionResults.filter(({ status }) => status === 'failed');
        const path = relative('', file.name);
        return failed.length
          ? failed.map((test) => `${path} › ${test.fullName}\n${test.failureMessages.join('\n')}`)
          : [`${path}\n${file.message}`];
      }),
  }),
});

/**
 * Steps that are `aside` keep one core busy at most: they run one after another beside `unit`. The tests of servers and
 * of browsers wait for other processes, and have the machine to themselves.
 */
const STEPS = [
  { name: 'build', aside: true, command: ['node', 'tools/start/build.mjs', '--changed'] },
  { name: 'types', aside: true, command: ['npx', 'tsc', '-b'] },
  { name: 'lint', aside: true, command: ['npx', 'biome', 'ci', '.'] },
  { name: 'arrows', aside: true, command: ['node', 'tools/test/arrows.mjs'] },
  { name: 'unused', aside: true, command: ['npx', 'knip'] },
  { name: 'content', aside: true, command: ['npx', 'tsx', 'tools/content/check.ts'] },
  { name: 'assets', aside: true, command: ['npx', 'tsx', 'tools/assets/check.ts'] },
  { name: 'unit', ...vitest('unit', 'art', 'client') },
  { name: 'server', ...vitest('server') },
  {
    name: 'e2e',
    command: ['npx', 'playwright', 'test'],
    environment: async () => ({ CHROMIUM: await findChromium({ shell: true }) }),
    report: () => [],
    reportVariable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
    count: ({ stats, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: suites.flatMap(failuresOf).map(({ name, errors }) => [name, ...errors].join('\n')),
    }),
  },
];

const wanted = process.argv.slice(2);
if (wanted.some((word) => STEPS.every(({ name }) => name !== word))) {
  console.error(`There is: ${STEPS.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
const needsBuild = wanted.length === 0 || ['build', 'server', 'e2e'].some((name) => wanted.includes(name));
const steps = STEPS.filter(({ name }) =>
  name === 'build' ? needsBuild : wanted.length === 0 || wanted.includes(name),
);

/** Runs a program. What a step that runs beside another one says is shown in one piece when it has ended. */
async function statusOf(step, words, env) {
  const [program] = step.command;
  const child = spawn(program, words, { stdio: step.aside ? ['ignore', 'pipe', 'pipe'] : 'inherit', env });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => said.push(bytes));
  const [status] = await once(child, 'close');
  if (step.aside) process.stdout.write(Buffer.concat([Buffer.from(`\n── ${step.name} ──\n`), ...said]));
  return status;
}

async function run(step) {
  const file = `${REPORTS}/${step.name}.json`;
  rmSync(file, { force: true });
  const words = [...step.command.slice(1), ...(step.report?.(file) ?? [])];
  const status = await statusOf(step, words, {
    ...process.env,
    npm_config_loglevel: 'error',
    ...(await step.environment?.()),
    ...(step.reportVariable ? { [step.reportVariable]: file } : {}),
  });
  const ok = status === 0;
  if (!step.count) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { passed, failed, failures } = step.count(JSON.parse(readFileSync(file, 'utf8')));
  // A runner that fails outside its tests (set-up, an unhandled error) counts as one failure.
  return { passed, failed: ok || failed > 0 ? failed : 1, failures };
}

prepare({ build: false });
mkdirSync(REPORTS, { recursive: true });

async function runAll(some) {
  const results = [];
  for (const step of some) {
    if (!step.aside) console.log(`\n── ${step.name} ──`);
    const began = Date.now();
    const result = await run(step);
    results.push({ name: step.name, ...result, seconds: Math.round((Date.now() - began) / 1000) });
  }
  return results;
}
const isUnit = ({ name }) => name === 'unit';
const beside = await Promise.all([runAll(steps.filter(({ aside }) => aside)), runAll(steps.filter(isUnit))]);
const others = await runAll(steps.filter((step) => !step.aside && !isUnit(step)));
const results = [...beside.flat(), ...others];

// Repeat the failures at the end: a log of which only the last lines are kept still names them.
for (const failure of results.flatMap(({ failures = [] }) => failures)) {
  console.log(`\n✗ ${failure.split('\n').slice(0, 12).join('\n  ')}`);
}
console.log();
for (const { name, passed, failed, seconds } of results) {
  console.log(`${failed ? '✗' : '✓'} ${name.padEnd(8)} ${passed} passed, ${failed} failed (${seconds} s)`);
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') ? 1 : 0;
