import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { measureClient } from './client/measure.ts';
import { measureRates } from './rates/measure.ts';
import { clientRows } from './report/clientRows.ts';
import { rateRows } from './report/rateRows.ts';
import { tableOf } from './report/table.ts';
import { startGame } from './shared/server.ts';

const FOLDER = '.cache/bench';

const say = (line: string) => console.error(line);
const busy = () => Number(loadavg()[0]?.toFixed(1));

const began = new Date();
const machine = { node: process.version, processors: cpus().length, model: cpus()[0]?.model, busy: busy() };
say('Starting the database and the server …');
const game = await startGame();
process.once('SIGINT', () => void game.stop().then(() => process.exit(130)));
try {
  say('Moves and attacks (a minute and a half) …');
  const rates = await measureRates(game);
  say('Login screen, map and battle in Chromium (half a minute) …');
  const client = await measureClient(game.address);
  mkdirSync(FOLDER, { recursive: true });
  const file = path.join(FOLDER, `${began.toISOString().replaceAll(':', '-')}.json`);
  writeFileSync(file, JSON.stringify({ began, machine, rates, client }, null, 1));
  console.log(
    `\n${machine.processors} processors, Node ${machine.node}, load before the start ${machine.busy}\n`,
  );
  console.log(tableOf([...rateRows(rates), ...clientRows(client)]));
  console.log(`\nEverything in numbers: ${file}`);
} finally {
  await game.stop();
}
