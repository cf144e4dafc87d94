import { attack, mapMove } from '../../../contract/game.ts';
import type { RouteJobs } from '../bare/route.ts';
import type { TransactionJobs } from '../bare/transaction.ts';
import { startWorker, type Worker } from '../shared/jobs.ts';
import type { Game } from '../shared/server.ts';
import type { LoadJobs } from './load.ts';
import { type Sampler, samplerOf } from './sample.ts';

/** The SQL statements of one move and one attack. */
export interface Statements {
  readonly move: readonly string[];
  readonly attack: readonly string[];
}

/** All participants, each in a separate process. */
export interface Stage {
  readonly load: Worker<LoadJobs>;
  readonly transaction: Worker<TransactionJobs>;
  /** Address of the bare route and the process that serves it. */
  readonly route: { readonly address: string; readonly worker: Worker<RouteJobs> };
  readonly samplers: Readonly<Record<'game' | 'transaction' | 'route', Sampler>>;
  readonly statements: Statements;
  readonly postgres: string;
  stop(): void;
}

/** Players who attack in one pass. So many that the end of a pass, when some lanes are idle, does not matter. */
const FIGHTERS = 240;

/** Makes all players, records the statements of one set of them and starts the bare route. */
export async function setStage({ address, pid, databaseUrl, databasePid }: Game): Promise<Stage> {
  const load = startWorker<LoadJobs>(new URL('./load.ts', import.meta.url));
  const transaction = startWorker<TransactionJobs>(new URL('../bare/transaction.ts', import.meta.url));
  const worker = startWorker<RouteJobs>(new URL('../bare/route.ts', import.meta.url));
  await load.ask('connect', { address });
  const walkers = await load.ask('makeWalkers', { where: 'quiet' });
  const fighters = await load.ask('makeFighters', { count: FIGHTERS });
  const { replies, statements, postgres } = await transaction.ask('record', {
    url: databaseUrl,
    walkers,
    fighters,
  });
  await load.ask('makeWalkers', { where: 'quiet' });
  await load.ask('makeWalkers', { where: 'wild' });
  await load.ask('makeFighters', { count: FIGHTERS });
  const routes = { [mapMove.path]: replies.move, [attack.path]: replies.attack };
  return {
    load,
    transaction,
    route: { address: await worker.ask('open', { replies: routes }), worker },
    samplers: {
      game: samplerOf(pid, databasePid),
      transaction: samplerOf(transaction.pid, databasePid),
      route: samplerOf(worker.pid, databasePid),
    },
    statements,
    postgres,
    stop() {
      for (const each of [load, transaction, worker]) each.stop();
    },
  };
}
