import { spawnSync } from 'node:child_process';

/**
 * Runs the trading stress test for any number of runs: `npm run test:trading-fire -- [runs] [seed]`. A run has four
 * players and five volleys of requests to two servers; after each volley the database is verified. The seed decides every
 * request and its moment; each run has the next one, so that a failure is shown again by one run with its seed.
 */
const [runs = '600', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
if (![runs, seed].every((word) => /^[1-9]\d*$/.test(word))) {
  console.error('npm run test:trading-fire -- [runs] [seed]');
  process.exit(1);
}
console.log(`${runs} runs, seed ${seed}`);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'tests/server/trades/tradingFire.test.ts'],
  { stdio: 'inherit', env: { ...process.env, FIRE_RUNS: runs, FIRE_SEED: seed } },
);
process.exit(status ?? 1);
