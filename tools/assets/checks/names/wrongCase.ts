import type { Finding } from '../../finding.ts';
import { expectationOf, type Shelf } from '../../shelf.ts';

/** Reports names that differ only in case: some file systems find such files, the game's server does not. */
export function findWrongCase(shelf: Shelf): Finding[] {
  return shelf.files.flatMap((file) => {
    if (expectationOf(shelf, file)) return [];
    const written = `${file.name}.${file.ending}`;
    const right = shelf.expected
      .flatMap(({ name, endings }) => endings.map((ending) => `${name}.${ending}`))
      .find((name) => name.toLowerCase() === written.toLowerCase());
    if (right === undefined) return [];
    return {
      file: file.place,
      check: 'wrong-case',
      expected: `the name ${right}`,
      found: written,
      mend: `Rename it to ${right}: capital letters count.`,
    };
  });
}
