import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

/**
 * Strikes the game with every fault while bots play: `npm run test:chaos -- [--times N] [--seed S] [--bots B] [--only WORDS]`. Each fault
 * strikes N times (5). After each of them everything that was confirmed to a bot must be there once, `npm run admin --
 * verify` must find nothing, and every bot must be able to play on. `--only` takes the faults with these words
 * in their name, or with one of several parts, as in `--only disk,promoted`.
 */
const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    bots: { type: 'string', default: '50' },
    only: { type: 'string' },
  },
});
const { times, seed, bots, only } = values;
if (![times, seed, bots].every((word) => /^[1-9]\d*$/.test(word))) {
  console.error('npm run test:chaos -- [--times N] [--seed S] [--bots B] [--only WORDS]');
  process.exit(1);
}
console.log(`Each fault ${times} times under ${bots} bots, seed ${seed}`);
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'server',
    'tests/server/operation/chaos.test.ts',
    '--disable-console-intercept',
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHAOS_TIMES: times,
      CHAOS_SEED: seed,
      CHAOS_BOTS: bots,
      ...(only !== undefined && { CHAOS_ONLY: only }),
    },
  },
);
process.exit(status ?? 1);
