import type { Finding } from '../../finding.ts';
import type { Shelf } from '../../shelf.ts';

/** The command that generates the files of a folder; folders not listed here are drawn by `art:bake`. */
const MAKING: Readonly<Record<string, string>> = { sounds: 'npm run sound:bake' };

/** Reports files that the game loads and that do not exist. Names in the wrong case have their own check. */
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
