import type { ErrorCode } from '../../contract/errors.ts';
import { Refusal } from '../../src/api/refusal.ts';
import { wordRefusal } from '../../src/api/refusalWords.ts';
import { trialWords } from '../../src/locales/en/trial.ts';
import type { Answered, Asked } from '../service/worker.ts';

/* Takes the place of src/api/http.ts in a trial: requests go to the worker instead of a server. */

interface Sent {
  readonly method: string;
  readonly url: string;
  readonly params?: unknown;
  readonly data?: unknown;
}

interface Waiting {
  readonly resolve: (body: never) => void;
  readonly reject: (refusal: Refusal) => void;
}

const waiting = new Map<number, Waiting>();
const worker = new Worker(new URL('../service/worker.ts', import.meta.url), { type: 'module' });
let last = 0;

worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
  const asker = waiting.get(data.id);
  waiting.delete(data.id);
  if ('body' in data) asker?.resolve(data.body as never);
  else if (asker) void refuse(data, asker);
});
worker.addEventListener('error', () => {
  for (const { reject } of waiting.values()) {
    reject(new Refusal(trialWords.stopped, null, null, null));
  }
  waiting.clear();
});

async function refuse(answer: Exclude<Answered, { body: unknown }>, { reject }: Waiting): Promise<void> {
  const words = (await wordRefusal(answer)) ?? answer.message;
  reject(new Refusal(words, answer.status, answer.code as ErrorCode, null));
}

/** Sends a request to the worker. Throws a `Refusal` if it is refused. */
export const transmit = <Reply>({ method, url, params, data }: Sent): Promise<Reply> => {
  const id = ++last;
  const asked: Asked = { id, method, path: url, payload: method === 'GET' ? params : data };
  return new Promise<Reply>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage(asked);
  });
};

/** The operator's requests go to the worker, too, which refuses them. */
export const transmitBy = () => transmit;
