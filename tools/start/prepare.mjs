import { existsSync, statSync } from 'node:fs';
import { build, isBuilt } from './build.mjs';
import { checkNode } from './node.mjs';
import { run } from './run.mjs';

const LOCK = 'package-lock.json';
/** npm writes this file at the end of an installation. */
const DONE = 'node_modules/.package-lock.json';

/** Stands for the development dependencies: a production installation does not have them. */
const WORKSHOP = 'node_modules/vite/package.json';

/** Installs the packages of the lock file, unless they have been installed since it last changed. */
function install({ workshop }) {
  const upToDate = existsSync(DONE) && statSync(DONE).mtimeMs >= statSync(LOCK).mtimeMs;
  if (upToDate && (!workshop || existsSync(WORKSHOP))) return;
  console.log('Installing packages (once; this takes a minute) …');
  const npm = process.env.npm_execpath;
  const words = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (npm?.endsWith('.js')) run(process.execPath, [npm, ...words]);
  else run(process.platform === 'win32' ? 'npm.cmd' : 'npm', words);
}

/** Prepares a clone, fresh or after a pull, so that the server and the tests can run: installs and builds. */
export function prepare({ build: wanted }) {
  checkNode();
  // A server that is already built needs only a production installation.
  install({ workshop: !wanted || !isBuilt() });
  if (wanted) build();
}
