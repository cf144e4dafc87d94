import { afterEach, expect, it } from 'vitest';
import { english, speak, speakAsChosen } from './languages.ts';
import { loadedTexts } from './texts.ts';

import.meta.glob(['./en/**/*.ts', './en.ts'], { eager: true });

/** What players name, as the English functions call it. */
const NAMED = ['user', 'player', 'box', 'nickname'];
/** The name of a file, in which only letters and digits of the player's name are kept, and what gets a name that is apart. */
const OTHERS = ['data.fileName', 'quoted'];
const NAME = '7 Ada.';
const APART = `\u2068${NAME}\u2069`;

type Said = (...given: unknown[]) => unknown;
type Entries = Readonly<Record<string, unknown>>;

/** Every function that is given what a player has named, by its path. */
function* functionsOf(entries: Entries, path: readonly string[] = []): Generator<[string, Said]> {
  for (const [key, entry] of Object.entries(entries)) {
    const here = [...path, key];
    if (typeof entry === 'function') yield [here.join('.'), entry as Said];
    else if (typeof entry === 'object' && entry !== null) yield* functionsOf(entry as Entries, here);
  }
}

const parametersOf = (said: Said): readonly string[] =>
  (/^\(?([\w\s,]*)\)?\s*=>/.exec(String(said))?.[1] ?? '').split(',').map((name) => name.trim());

/** Any value for a parameter, by its name. */
const valueFor = (parameter: string): unknown => {
  if (NAMED.includes(parameter)) return NAME;
  if (parameter === 'names' || parameter === 'codes') return ['Kindlam'];
  return parameter === 'count' ? 2 : 'Kindlam';
};

const valueAt = (object: object, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (at as Entries)[key], object);

afterEach(() => speak(english));

it('every text in Arabic keeps apart what players have named: its digits and stops do not change sides', async () => {
  const asked = [...loadedTexts].flatMap(([file, texts]) =>
    [...functionsOf(texts as Entries)]
      .map(([path, said]) => ({ file, path, given: parametersOf(said) }))
      .filter(({ path, given }) => !OTHERS.includes(path) && given.some((name) => NAMED.includes(name))),
  );
  expect(asked.length).toBeGreaterThan(30);
  await speakAsChosen('ar');
  const mixed = asked.flatMap(({ file, path, given }) => {
    const said = valueAt(loadedTexts.get(file) ?? {}, path) as Said;
    const text = String(said(...given.map(valueFor)));
    return text.replaceAll(APART, '').includes(NAME) ? [`${file}: ${path}: ${text}`] : [];
  });
  expect(mixed).toEqual([]);
});
