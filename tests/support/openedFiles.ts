import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join, relative } from 'node:path';
import { projectRoot } from '../../server/projectRoot.ts';

/*
 * docs/architecture.md lists the files that a reader opens to follow an action. V8 counts which functions ran: every
 * file in which a named function ran must be on the list.
 */

/** The text of docs/architecture.md. */
export const architecture = readFileSync(join(projectRoot, 'docs/architecture.md'), 'utf8');

/** The files in the numbered lists of a text, in order. */
export const filesIn = (text: string): string[] =>
  [...text.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file!);

/** The files in the list below a heading, in order. */
export function listed(heading: string): string[] {
  const [, below = ''] = architecture.split(`### ${heading}\n`);
  return filesIn(below.split(/^##/m)[0] ?? '');
}

/** Counts with V8's coverage which functions run, from `open` to `close`. */
export class RunningFiles {
  readonly #session = new Session();

  async open(): Promise<void> {
    this.#session.connect();
    await this.#session.post('Profiler.enable');
    await this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** The project's files in which a named function ran during `work`. */
  async during(work: () => Promise<unknown>): Promise<string[]> {
    await this.#session.post('Profiler.takePreciseCoverage');
    await work();
    const { result } = await this.#session.post('Profiler.takePreciseCoverage');
    return result
      .filter(({ functions }) =>
        functions.some(({ functionName, ranges }) => functionName !== '' && ranges[0]!.count > 0),
      )
      .map(({ url }) => relative(projectRoot, url.replace('file://', '')));
  }

  async close(): Promise<void> {
    await this.#session.post('Profiler.stopPreciseCoverage');
    this.#session.disconnect();
  }
}
