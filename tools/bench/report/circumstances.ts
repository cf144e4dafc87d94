import { cpus, loadavg, platform, totalmem } from 'node:os';
import type { ClientNumbers } from '../client/measure.ts';
import type { Weight } from '../client/weigh.ts';
import type { Rates } from '../rates/measure.ts';
import type { Circumstances } from './page.ts';

/** The machine, and its load before a run. */
export const machineNow = () => ({
  processors: cpus().length,
  model: cpus()[0]?.model.trim() || 'unknown',
  memory: `${(totalmem() / 2 ** 30).toFixed(0)} GiB`,
  system: platform(),
  node: process.version,
  load: Number(loadavg()[0]?.toFixed(1)),
});
export type Machine = ReturnType<typeof machineNow>;

const scriptsOf = ({ files }: Weight) => files.map(({ path, scriptBytes }) => [path, scriptBytes] as const);

/** The facts about a run that the page shows beside its numbers. */
export function circumstancesOf(
  began: Date,
  machine: Machine,
  { statements, postgres }: Rates,
  { login, map, chromium }: ClientNumbers,
): Circumstances {
  return {
    facts: [
      ['command', '`npm run bench`'],
      ['when', `${began.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
      ['machine', `${machine.processors} × ${machine.model}, ${machine.memory}, ${machine.system}`],
      [
        'load before the start',
        `${machine.load} (the players, the server, PostgreSQL and Chromium share the processors)`,
      ],
      ['Node', machine.node],
      ['PostgreSQL', `${postgres}, embedded`],
      ['Chromium', `${chromium}, 1280 × 800, software renderer`],
    ],
    statements: { 'a move': statements.move, 'an attack': statements.attack },
    files: { 'the login screen is shown': scriptsOf(login), 'the map is drawn': scriptsOf(map) },
  };
}
