import { HEAVIEST_BATTLE, heaviestBattle } from '../battleWeight.ts';
import type { Finding } from '../finding.ts';
import type { Shelf } from '../shelf.ts';

/** File of each name with its ending; an override replaces the generated file. */
const filesOf = ({ files }: Shelf): Map<string, string> =>
  new Map(files.map(({ name, ending, file }) => [`${name}.${ending}`, file]));

/** Bytes of the pictures of the heaviest possible battle. */
export const weightOfBattle = (shelf: Shelf): number => heaviestBattle(filesOf(shelf));

/** Reports when the pictures of one battle together weigh more than a phone should download. */
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
