import { createLimits, type LimitName, type Limits } from '../http/admission/limits.ts';
import { countTaken, LimitExchange } from './limitExchange.ts';
import type { DatabaseAddresses, ToPrimary, ToWorker } from './messages.ts';

/** What a worker has from its primary process. */
export interface Primary {
  /** Current addresses of the database, which the primary process has started and migrated. */
  readonly database: () => DatabaseAddresses;
  readonly place: number;
  /** Number of workers that share the port. */
  readonly workers: number;
  readonly limits: Limits;
  /** Number of workers that serve now. */
  readonly serving: () => number;
  readonly tellReady: (address: string) => void;
}

const send = (message: ToPrimary): void => {
  // The channel is gone when the primary process has been killed; Node then ends this worker.
  if (process.connected) process.send?.(message);
};

/**
 * Waits for the primary process to say where the database is, and keeps what it tells later.
 * @param rateLimit false disables all limits
 * @param onHit called whenever a limit is reached
 * @param onStop called when the worker is to stop
 */
export function followPrimary(
  { rateLimit, onHit }: { rateLimit: boolean; onHit: ((name: LimitName) => void) | undefined },
  onStop: () => void,
): Promise<Primary> {
  const exchange = new LimitExchange((taken) => send({ kind: 'taken', taken }));
  const limits = createLimits(rateLimit, { onHit, onTaken: exchange.note });
  let database: DatabaseAddresses;
  let serving = 0;
  return new Promise((resolve) => {
    process.on('message', (message: ToWorker) => {
      if (message.kind === 'stop') onStop();
      else if (message.kind === 'taken') countTaken(limits, message.taken);
      else if (message.kind === 'serving') serving = message.workers;
      else {
        database = message.database;
        if (message.kind === 'database') return;
        limits.restore(message.ahead);
        resolve({
          database: () => database,
          place: message.place,
          workers: message.workers,
          limits,
          serving: () => serving,
          tellReady: (address) => send({ kind: 'ready', address }),
        });
      }
    });
    send({ kind: 'hello' });
  });
}
