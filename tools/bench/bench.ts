import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { measureClient } from './client/measure.ts';
import { measureRates } from './rates/measure.ts';
import { circumstancesOf, machineNow } from './report/circumstances.ts';
import { clientRows } from './report/clientRows.ts';
import { pageOf } from './report/page.ts';
import { rateRows } from './report/rateRows.ts';
import { tableOf } from './report/table.ts';
import { startGame } from './shared/server.ts';

const PAGE = 'docs/bench.md';
const FOLDER = '.cache/bench';

const say = (line: string) => console.error(line);

const began = new Date();
const machine = machineNow();
say('Starting the database and the server …');
const game = await startGame();
process.once('SIGINT', () => void game.stop().then(() => process.exit(130)));
try {
  say('Moves and attacks (two and a half minutes) …');
  const rates = await measureRates(game);
  say('Login screen, map and a hundred battles in Chromium (eight minutes) …');
  const client = await measureClient(game.address);
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, `${began.toISOString().replaceAll(':', '-')}.json`);
  writeFileSync(file, JSON.stringify({ began, machine, rates, client }, null, 1));
  const lines = [...rateRows(rates), ...clientRows(client)];
  writeFileSync(PAGE, pageOf(lines, circumstancesOf(began, machine, rates, client)));
  console.log(`\n${tableOf(lines)}\n\nThe page: ${PAGE}. Everything in numbers: ${file}`);
} finally {
  await game.stop();
}
