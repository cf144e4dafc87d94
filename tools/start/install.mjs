import { existsSync, statSync } from 'node:fs';
import { run } from './run.mjs';

const LOCK = 'package-lock.json';
/** npm writes this file at the end of an installation. */
const DONE = 'node_modules/.package-lock.json';

/** Installs what the lock file names, unless that has been done since it last changed. */
export function install() {
  if (existsSync(DONE) && statSync(DONE).mtimeMs >= statSync(LOCK).mtimeMs) return;
  console.log('Installing packages (once; this takes a minute) …');
  const npm = process.env.npm_execpath;
  const words = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  if (npm?.endsWith('.js')) run(process.execPath, [npm, ...words]);
  else run(process.platform === 'win32' ? 'npm.cmd' : 'npm', words);
}
