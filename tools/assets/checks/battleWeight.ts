import { HEAVIEST_BATTLE, heaviestBattle } from '../battleWeight.ts';
import type { Finding } from '../finding.ts';
import type { Shelf } from '../shelf.ts';

/** File of each name with its ending; what a designer laid down counts. */
const filesOf = ({ files }: Shelf): Map<string, string> =>
  new Map(files.map(({ name, ending, file }) => [`${name}.${ending}`, file]));

/** Bytes of the heaviest battle’s pictures. */
export const weightOfBattle = (shelf: Shelf): number => heaviestBattle(filesOf(shelf));

/** A battle whose pictures are, together, more than a phone should fetch. */
export function findHeavyBattle(shelf: Shelf): Finding[] {
  const bytes = weightOfBattle(shelf);
  if (bytes <= HEAVIEST_BATTLE) return [];
  return [
    {
      file: 'assets',
      check: 'too-large',
      expected: `pictures of at most ${HEAVIEST_BATTLE / 1000} kB for the heaviest battle`,
      found: `${Math.round(bytes / 1000)} kB`,
      mend: 'Save the heaviest creatures and backdrops as lighter WebP.',
    },
  ];
}
