import { spawnSync } from 'node:child_process';

/**
 * Asks the registry for known vulnerabilities of production packages. Exit code 1 if one is high or critical; 0 where
 * the registry cannot be reached or knows nothing of audits, so that it never fails offline.
 */
const words = ['audit', '--omit=dev', '--json'];
const { stdout } = spawnSync('npm', words, { encoding: 'utf8', shell: process.platform === 'win32' });
let found;
try {
  found = JSON.parse(stdout).metadata?.vulnerabilities;
} catch {
  // No answer in JSON: npm could not ask.
}
if (!found) console.log('npm audit: the registry cannot be asked');
else {
  console.log(
    `npm audit: ${found.critical} critical, ${found.high} high, ${found.moderate} moderate, ${found.low} low`,
  );
  if (found.critical + found.high > 0) process.exitCode = 1;
}
