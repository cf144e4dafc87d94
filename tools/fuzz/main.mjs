import { spawnSync } from 'node:child_process';

/**
 * Sends any number of requests that are made from the contract: `npm run test:fuzz -- [requests] [seed]`. The same seed
 * makes the same requests. It fails at the first that is answered with an error of the server, that changes something
 * though it was refused, or whose reply tells of the program.
 */
const [requests = '100000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
if (![requests, seed].every((word) => /^[1-9]\d*$/.test(word))) {
  console.error('npm run test:fuzz -- [requests] [seed]');
  process.exit(1);
}
console.log(`${requests} requests, seed ${seed}`);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'tests/server/contract/fuzz.test.ts'],
  { stdio: 'inherit', env: { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed } },
);
process.exit(status ?? 1);
