import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { join, relative } from 'node:path';
import { projectRoot } from '../../server/projectRoot.ts';

/*
 * docs/architecture.md lists the files that somebody opens who follows an action. V8 counts which functions ran: a file of
 * which one with a name ran must be on the list.
 */

/** All that docs/architecture.md says. */
export const architecture = readFileSync(join(projectRoot, 'docs/architecture.md'), 'utf8');

/** The files in the lists of a text, in their order. */
export const filesIn = (text: string): string[] =>
  [...text.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file!);

/** The files in the list below a heading, in their order. */
export function listed(heading: string): string[] {
  const [, below = ''] = architecture.split(`### ${heading}\n`);
  return filesIn(below.split(/^##/m)[0] ?? '');
}

/** Counts which functions run, until it is closed. */
export class RunningFiles {
  readonly #session = new Session();

  async open(): Promise<void> {
    this.#session.connect();
    await this.#session.post('Profiler.enable');
    await this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** The project's files of which a named function ran while something was done. */
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
