import type { Finding } from '../../finding.ts';
import type { Shelf } from '../../shelf.ts';

/** How the files of a folder are made anew, for those that we make. */
const MAKING: Readonly<Record<string, string>> = { sounds: 'npm run sound:bake' };

/** Files that the game asks for and nobody has made. A name in the wrong case is another check's. */
export function findMissing({ expected, files }: Shelf): Finding[] {
  const there = new Set(files.map(({ name, ending }) => `${name}.${ending}`.toLowerCase()));
  return expected
    .filter(({ optional }) => !optional)
    .filter(({ name, endings }) => !endings.some((ending) => there.has(`${name}.${ending}`.toLowerCase())))
    .map(({ name, endings }) => ({
      file: `assets/generated/${name}.${endings[0]}`,
      check: 'missing',
      expected: `a file ${name}.${endings.join(' or .')}`,
      found: 'none',
      mend: `Make it with "${makingOf(name)}", or lay one down in assets/overrides/.`,
    }));
}

const makingOf = (name: string): string =>
  MAKING[name.split('/')[0] ?? ''] ?? `npm run art:bake ${name.split('/').at(-1)?.split('.')[0]}`;
