import { spawnSync } from 'node:child_process';

/** Runs a program to its end and shows its output. If it fails, this process exits with its status. */
export function run(program, words) {
  const { status, error } = spawnSync(program, words, { stdio: 'inherit' });
  if (error) console.error(`${program} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}
