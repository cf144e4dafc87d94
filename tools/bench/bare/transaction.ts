import type pg from 'pg';
import type { Ready } from '../shared/fighters.ts';
import { during, type Run, timed } from '../shared/inTurn.ts';
import { serveJobs } from '../shared/jobs.ts';
import { findPgbench, runPgbench } from './pgbench.ts';
import { type Recorded, record } from './recorder.ts';
import { openClients, type Recording, replay } from './replay.ts';

/** Runs the statements of moves and attacks without HTTP, rules or checks, in a separate process. */
let clients: readonly pg.Client[] = [];
let recorded: Recorded | null = null;
let address = '';
const pgbench = findPgbench();

interface Order {
  readonly url: string;
  readonly walkers: readonly string[];
  readonly fighters: readonly Ready[];
}

const jobs = {
  /** Returns a reply of each kind, the statements behind it and the version of the database. */
  async record({ url, walkers, fighters }: Order) {
    address = url;
    recorded = await record(url, walkers, fighters);
    clients = await openClients(url);
    const textsOf = (recordings: readonly Recording[]) =>
      recordings[0]?.statements.map(({ text }) => text) ?? [];
    const statements = { move: textsOf(recorded.moves), attack: textsOf(recorded.attacks) };
    const version = await clients[0]?.query<{ server_version: string }>('show server_version');
    return { replies: recorded.replies, statements, postgres: version?.rows[0]?.server_version ?? '' };
  },
  walk({ seconds }: { seconds: number }): Promise<Run> {
    const lanes = clients.flatMap((client, index) => {
      const recording = recorded?.moves[index];
      return recording ? [() => replay(client, recording)] : [];
    });
    return during(seconds, lanes);
  },
  /** Every player attacks once, as in the game. */
  attack(_: null): Promise<Run> {
    const queue = (recorded?.attacks ?? []).values();
    return timed(
      clients.map((client) => async () => {
        let operations = 0;
        for (const recording of queue) {
          await replay(client, recording);
          operations += 1;
        }
        return operations;
      }),
    );
  },
  /** Starts the battles again: empties the list of choices, which each attack makes longer. */
  async beginAnew(_: null): Promise<void> {
    await clients[0]?.query(`update battles set choices = '[]' where version >= 1000000000`);
  },
  /** The same by pgbench; null where there is none. Each of its clients has a share of the players. */
  async pgbench({ what, passes }: { what: 'moves' | 'attacks'; passes: number }): Promise<Run | null> {
    const all = recorded?.[what] ?? [];
    if (pgbench === null) return null;
    const groups = clients.map((_, index) => all.filter((_recording, at) => at % clients.length === index));
    return runPgbench(pgbench, address, groups, passes);
  },
};
export type TransactionJobs = typeof jobs;

serveJobs(jobs);
