import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { createLimits } from '../http/admission/limits.ts';
import { projectRoot } from '../projectRoot.ts';
import { countTaken } from './limitExchange.ts';
import type { DatabaseAddresses, ToPrimary, ToWorker } from './messages.ts';

/** Milliseconds before a worker is started again that ended before it was ready: the first pause and the longest. */
const SHORTEST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
/** Milliseconds for workers to stop after they have drained, before they are killed: longer than requests may take. */
const STOP_TIMEOUT = 15_000;

/** The worker processes of this machine. */
export interface Workers {
  /** Address of the game. */
  readonly address: string;
  /** Tells the workers that the database has moved. */
  readonly move: (database: DatabaseAddresses) => void;
  /** Stops all workers cleanly. */
  readonly stop: () => Promise<void>;
}

const tellWorker = (worker: Worker, message: ToWorker): void => {
  if (worker.isConnected()) worker.send(message);
};

/** A worker ended before it was ready, and has said why. */
export class WorkerEnded extends Error {}

/**
 * Starts worker processes that share the game's port, and starts each again when it ends. Keeps the counts of limits
 * for all of them.
 * @param count number of workers
 * @param database current addresses
 * @param tell called with one line each time a worker has ended
 * @throws WorkerEnded if the first worker cannot start
 */
export async function startWorkers(
  { rateLimit, drainSeconds }: Config,
  count: number,
  database: () => DatabaseAddresses,
  tell: (line: string) => void,
): Promise<Workers> {
  cluster.setupPrimary({ exec: join(projectRoot, 'build/server/main.js'), args: [] });
  const limits = createLimits(rateLimit);
  const serving = new Set<Worker>();
  let stopping = false;
  let address = '';

  const others = (): Worker[] => Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
  const tellServing = (): void => {
    for (const worker of others()) tellWorker(worker, { kind: 'serving', workers: serving.size });
  };
  const receive = (worker: Worker, place: number, message: ToPrimary): void => {
    if (message.kind === 'hello') {
      const ahead = limits.snapshot();
      tellWorker(worker, { kind: 'start', database: database(), place, workers: count, ahead });
    } else if (message.kind === 'taken') {
      countTaken(limits, message.taken);
      for (const other of others()) if (other !== worker) tellWorker(other, message);
    } else {
      serving.add(worker);
      ({ address } = message);
      tellServing();
    }
  };

  /** Starts a worker. @returns it once it serves; rejects if it ends before */
  const start = (place: number): Promise<Worker> =>
    new Promise((resolve, reject) => {
      const worker = cluster.fork();
      worker.on('message', (message: ToPrimary) => {
        receive(worker, place, message);
        if (message.kind === 'ready') resolve(worker);
      });
      worker.once('exit', () => {
        serving.delete(worker);
        tellServing();
        reject(new WorkerEnded());
      });
    });

  const keep = async (place: number, first: Worker): Promise<void> => {
    let worker: Worker | null = first;
    let wait = SHORTEST_PAUSE;
    while (!stopping) {
      if (worker) {
        const { exitCode, signalCode, pid } = worker.process;
        if (exitCode === null && signalCode === null) await once(worker, 'exit');
        if (stopping) return;
        tell(
          `Worker ${pid} has ended (${worker.process.signalCode ?? worker.process.exitCode}) and is started again.`,
        );
        wait = SHORTEST_PAUSE;
      } else {
        await pause(wait, undefined, { ref: false });
        wait = Math.min(2 * wait, LONGEST_PAUSE);
        if (stopping) return;
      }
      worker = await start(place).catch(() => null);
    }
  };

  const stop = async (): Promise<void> => {
    stopping = true;
    const left = others().map((worker) => {
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      tellWorker(worker, { kind: 'stop' });
      return ended;
    });
    const timer = setTimeout(
      () => {
        for (const worker of others()) worker.process.kill('SIGKILL');
      },
      drainSeconds * 1000 + STOP_TIMEOUT,
    );
    await Promise.all(left).finally(() => clearTimeout(timer));
  };

  // One first: what prevents a start is then said once.
  const first = await start(0);
  try {
    const rest = await Promise.all(Array.from({ length: count - 1 }, (_, index) => start(index + 1)));
    for (const [place, worker] of [first, ...rest].entries()) void keep(place, worker);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    address,
    move: (moved) => {
      for (const worker of others()) tellWorker(worker, { kind: 'database', database: moved });
    },
    stop,
  };
}
