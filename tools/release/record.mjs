import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/*
 * Writes down the statements that this release's server sends to PostgreSQL, and its commit: `npm run release:record`, on the
 * commit that is released. It runs all server tests, which takes minutes. From then on `npm test` prepares these statements on newer
 * tables (docs/operators.md, "Rolling updates").
 */
const FILE = 'tests/support/former/release.json';
const { STATEMENTS_TO } = process.env;

/** The same for statements that differ only in the number of their values. */
const shapeOf = (text) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\(\$(?:, ?\$)*\)(?:, ?\(\$(?:, ?\$)*\))*/g, '($)');

/** Files between a statement and the code that it belongs to. */
const BETWEEN = /node_modules|node:|\/tools\/release\/|\/server\/database\/connect\.ts/;

/** Whether a test sends the statement that is being sent, by a pool of the server's. */
function isOfTest() {
  const frames = new Error('Not thrown: only its stack is read').stack.split('\n').slice(1);
  const nearest = frames.find((frame) => /\.[mc]?[jt]s/.test(frame) && !BETWEEN.test(frame));
  return /\/tests\//.test(nearest ?? '');
}

/** Appends each statement that the server sends by its pools to a file, once for each process. */
function record(file) {
  Error.stackTraceLimit = 50;
  const known = new Set();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function (first, ...rest) {
    const text = typeof first === 'string' ? first : first?.text;
    const isServer = this.connectionParameters.application_name === 'emberwild';
    if (isServer && typeof text === 'string' && !known.has(text) && !isOfTest()) {
      known.add(text);
      appendFileSync(file, `${JSON.stringify(text)}\n`);
    }
    return query.call(this, first, ...rest);
  };
}

/** Source of all server tests: what stands there word for word is a test's, which may also send it by a transaction of the server's. */
const testSources = () =>
  readdirSync('tests/server', { recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join('tests/server', file), 'utf8'))
    .join();

function main() {
  const folder = mkdtempSync(join(tmpdir(), 'emberwild-statements-'));
  const file = join(folder, 'statements');
  const commit = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout.trim();
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server'],
    {
      stdio: 'inherit',
      env: { ...process.env, STATEMENTS_TO: file, NODE_OPTIONS: `--import ${import.meta.url}` },
    },
  );
  if (!existsSync(file)) throw new Error('No statement was recorded');
  const texts = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const sources = testSources();
  const shapes = new Map();
  for (const text of texts.toSorted()) {
    if (!/^\s*(?:select|insert|update|delete|with)\b/i.test(text) || sources.includes(text)) continue;
    const shape = shapeOf(text);
    if (!shapes.has(shape)) shapes.set(shape, text);
  }
  const statements = [...shapes.values()];
  writeFileSync(FILE, `${JSON.stringify({ commit, statements }, null, 2)}\n`);
  rmSync(folder, { recursive: true });
  console.log(`${statements.length} statements of ${commit}`);
  process.exit(status ?? 1);
}

if (STATEMENTS_TO) record(STATEMENTS_TO);
else main();
