import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allowed } from './allowed.ts';

/** The files of the product. Tests, tools and test support may export any names. */
const files = ['content', 'contract', 'rules', 'scenes', 'server', 'src']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file));

const EXPORTED =
  /^export (?:default )?(?:abstract )?(?:async )?(?:type|interface|class|enum|function\*?|const|let) (\w+)/gm;

/** Every name that more than one file exports, with these files. */
function sharedNames(): ReadonlyMap<string, readonly string[]> {
  const homes = new Map<string, string[]>();
  for (const file of files) {
    const names = new Set([...readFileSync(file, 'utf8').matchAll(EXPORTED)].map(([, name = '']) => name));
    for (const name of names) homes.set(name, [...(homes.get(name) ?? []), file]);
  }
  return new Map([...homes].filter(([, of]) => of.length > 1));
}

const excused = new Set(allowed.flatMap(({ names }) => names));

it('a name is exported by one file only, or stands among the allowed ones with a reason', () => {
  const unexcused = [...sharedNames()].filter(([name]) => !excused.has(name));
  expect(unexcused.map(([name, of]) => `${name}: ${of.join(', ')}`)).toEqual([]);
});

it('no name is allowed that only one file exports', () => {
  const shared = sharedNames();
  expect([...excused].filter((name) => !shared.has(name))).toEqual([]);
});
