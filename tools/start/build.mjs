import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './run.mjs';

const STAMP = '.cache/build-stamp';
const PRODUCTS = ['build/server/main.js', 'dist/client/index.html'];
const SOURCES = [
  'rules',
  'content',
  'contract',
  'server',
  'scenes',
  'src',
  'assets',
  'docs/pictures/screens',
  'tools/assets',
  'tools/vite',
  'index.html',
  'vite.config.ts',
  'tsconfig.base.json',
  'package-lock.json',
];

/** A hash that changes whenever a source file is changed, added or removed. */
function stampOf() {
  const hash = createHash('sha256');
  const note = (file) => {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  };
  for (const source of SOURCES) {
    if (!existsSync(source)) continue;
    if (statSync(source).isFile()) note(source);
    else {
      for (const entry of readdirSync(source, { recursive: true, encoding: 'utf8' }).sort()) {
        const file = path.join(source, entry);
        if (!/\.test\.tsx?$/.test(file) && statSync(file).isFile()) note(file);
      }
    }
  }
  return hash.digest('hex');
}

const isStamped = (stamp) =>
  PRODUCTS.every((file) => existsSync(file)) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp;

/** Whether the build is up to date. */
export const isBuilt = () => isStamped(stampOf());

/** Compiles the server to `build/` and bundles the client to `dist/client/`, unless both are up to date. */
export function build({ always = false } = {}) {
  const stamp = stampOf();
  if (isStamped(stamp) && !always) return;
  console.log('Building the server …');
  // The compiler remembers what it has written and would not write a deleted file again without `--force`.
  const anew = existsSync(PRODUCTS[0]) ? [] : ['--force'];
  run(process.execPath, ['node_modules/typescript/bin/tsc', '-b', 'server', ...anew]);
  console.log('Building the client …');
  run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn']);
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, stamp);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  build({ always: !process.argv.includes('--changed') });
