import { UNPACKED } from '../../../../content/assets/soundRules.ts';
import type { Finding } from '../../finding.ts';
import { expectationOf, type Shelf } from '../../shelf.ts';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;

/** Reports files that take too long to download. */
export function findTooLarge(shelf: Shelf): Finding[] {
  return shelf.files.flatMap((file) => {
    const most =
      (expectationOf(shelf, file)?.most ?? Number.POSITIVE_INFINITY) * (file.ending === 'wav' ? UNPACKED : 1);
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
