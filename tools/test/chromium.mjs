import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SYSTEM = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const attempt = (program, ...words) =>
  spawnSync(program, words, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/**
 * Path of a Chromium for the browser tests: the system's, else Playwright's own, else one that is installed now
 * (Playwright's download, or the Debian package where only the packages can be reached).
 */
export async function findChromium() {
  // Imported late: on a fresh clone this file is read before the packages are installed.
  const { chromium } = await import('playwright');
  const onDisk = () => [...SYSTEM, chromium.executablePath()].find((path) => path && existsSync(path));
  const found = onDisk();
  if (found) return found;
  console.log('No Chromium found; installing one');
  const debian = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (debian && attempt('apt-get', 'update', '-qq')) {
    attempt('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
  }
  if (!onDisk()) attempt('npx', 'playwright', 'install', 'chromium');
  const installed = onDisk();
  if (!installed)
    throw new Error('No Chromium: install one, or name it in the environment variable CHROMIUM');
  return installed;
}
