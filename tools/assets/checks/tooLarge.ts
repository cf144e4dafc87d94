import type { Finding } from '../finding.ts';
import { expectationOf, type Shelf } from '../shelf.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;
/** A wav is not packed: a designer who tries a sound out may be ten times as heavy. */
const factors: Readonly<Record<string, number>> = { wav: 10 };

/** Files that players would wait for. */
export function findTooLarge(shelf: Shelf): Finding[] {
  return shelf.files.flatMap((file) => {
    const most = (expectationOf(shelf, file)?.most ?? Number.POSITIVE_INFINITY) * (factors[file.ending] ?? 1);
    if (file.bytes <= most) return [];
    return {
      file: file.place,
      check: 'too-large',
      expected: `at most ${kilobytes(most)}`,
      found: kilobytes(file.bytes),
      mend: 'Save it as WebP, as PNG with fewer colours, or as a shorter or lighter sound.',
    };
  });
}
