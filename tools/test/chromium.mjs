import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian's headless Chromium. The full browser spends two fifths of the tests' time on its window. */
const SHELL = '/usr/bin/chromium-headless-shell';
const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const attempt = (program, ...words) =>
  spawnSync(program, words, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/**
 * Path of a Chromium: the one in the environment variable CHROMIUM, the system's, Playwright's own, or one that is
 * installed now (the Debian package if there is apt-get and the user is root, otherwise Playwright's download).
 * @param shell whether to prefer the headless shell: it runs the same tests faster, but draws frames in another way,
 * so benchmarks and pictures use the full browser
 */
export async function findChromium({ shell = false } = {}) {
  // Imported late: on a fresh clone this file is read before the packages are installed.
  const { chromium } = await import('playwright');
  const wanted = [process.env.CHROMIUM, ...(shell ? [SHELL] : []), ...SYSTEM, chromium.executablePath()];
  const onDisk = () => wanted.find((path) => path && existsSync(path));
  const found = onDisk();
  if (found) return found;
  console.log('No Chromium found; installing one');
  const debian = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (debian && attempt('apt-get', 'update', '-qq')) {
    for (const name of shell ? ['chromium-headless-shell', 'chromium'] : ['chromium'])
      if (!onDisk()) attempt('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name);
  }
  if (!onDisk()) attempt('npx', 'playwright', 'install', 'chromium');
  const installed = onDisk();
  if (!installed)
    throw new Error('No Chromium: install one, or name it in the environment variable CHROMIUM');
  return installed;
}
