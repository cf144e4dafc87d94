import { expect, it } from 'vitest';
import { loadedTexts } from './texts.ts';

/** Parts of an object that is declared in the folder’s index, or a whole of parts that are declared. */
const PARTS = /^\.\/en\/(faq\/(?!index)|(people|signs)\/index)/;

it('every object of English texts is declared, so that other languages can take its place', async () => {
  const files = Object.entries(import.meta.glob<Record<string, unknown>>(['./en.ts', './en/**/*.ts']));
  const loaded = await Promise.all(files.map(async ([file, load]) => [file, await load()] as const));
  const declared = new Set<unknown>(loadedTexts.values());
  const forgotten = loaded.flatMap(([file, exports]) =>
    Object.entries(exports)
      .filter(([, value]) => typeof value === 'object' && !declared.has(value))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(forgotten.filter((each) => !PARTS.test(each))).toEqual([]);
});
