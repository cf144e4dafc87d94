import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The jobs that a separate process offers, by name. */
// The inputs differ from job to job, and only `never` fits under all of them.
export type Jobs = Readonly<Record<string, (input: never) => unknown>>;

interface Order {
  readonly id: number;
  readonly job: string;
  readonly input: unknown;
}
interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly failure?: string;
}

/** Makes this process answer the orders of its parent. It ends together with the parent. */
export function serveJobs(jobs: Jobs): void {
  const answer = async ({ id, job, input }: Order): Promise<Answer> => {
    try {
      return { id, result: await jobs[job]?.(input as never) };
    } catch (error) {
      return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  };
  process.on('message', async (order: Order) => process.send?.(await answer(order)));
  process.on('disconnect', () => process.exit(0));
}

/** A process that runs jobs. */
export interface Worker<J extends Jobs> {
  readonly pid: number;
  ask<Name extends keyof J & string>(
    job: Name,
    input: Parameters<J[Name]>[0],
  ): Promise<Awaited<ReturnType<J[Name]>>>;
  stop(): void;
}

/** Starts a TypeScript file that calls `serveJobs` as a child process. */
export function startWorker<J extends Jobs>(file: URL): Worker<J> {
  const child = fork(fileURLToPath(file), { execArgv: ['--import', 'tsx'] });
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  child.on('message', (answer: Answer) => waiting.get(answer.id)?.(answer));
  child.on('exit', (code) => {
    for (const [id, settle] of waiting) settle({ id, failure: `${file.pathname} has ended with ${code}` });
  });
  return {
    pid: child.pid ?? 0,
    ask: (job, input) =>
      new Promise((resolve, reject) => {
        const id = ++last;
        waiting.set(id, ({ result, failure }) => {
          waiting.delete(id);
          if (failure === undefined) resolve(result as never);
          else reject(new Error(failure));
        });
        child.send({ id, job, input });
      }),
    stop: () => child.disconnect(),
  };
}
