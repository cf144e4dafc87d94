/** What a language has, compared with English. */
export interface Counts {
  /** Texts that English has: strings, and functions that make one. */
  readonly texts: number;
  /** Of these, what the language does not have: English is shown in its place. */
  readonly missing: readonly string[];
  /** What the language has and English does not: nothing shows it. */
  readonly unused: readonly string[];
}

/** The path of each text below a value. The entries of a list count as one: languages may have more of them, or fewer. */
export function pathsOf(value: unknown, path: string): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path];
  return Object.entries(value).flatMap(([key, entry]) => pathsOf(entry, `${path}.${key}`));
}

/**
 * Counts the texts of a language.
 * @param english the English objects by the name of their file in a language's folder
 * @param language the objects of the language by the same names
 */
export function countTexts(
  english: ReadonlyMap<string, unknown>,
  language: ReadonlyMap<string, unknown>,
): Counts {
  const all = (files: ReadonlyMap<string, unknown>) =>
    new Set([...files].flatMap(([file, texts]) => pathsOf(texts, file)));
  const [wanted, there] = [all(english), all(language)];
  return {
    texts: wanted.size,
    missing: [...wanted].filter((path) => !there.has(path)),
    unused: [...there].filter((path) => !wanted.has(path)),
  };
}
