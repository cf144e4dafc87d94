/**
 * Texts in a language that nobody speaks, made of English ones: with accents, in brackets and about a third longer.
 * What stays readable was not translated, and what has no room will have none in longer languages. The function needs
 * nothing of this file: browser tests send it to a page.
 */
export function pseudo<T>(texts: T): T {
  const accented: Readonly<Record<string, string>> = {
    ...{ a: 'áà', e: 'éè', i: 'íì', o: 'óò', u: 'úù', y: 'ýÿ', c: 'ç', n: 'ñ', s: 'š', z: 'ž' },
    ...{ A: 'Åá', E: 'Éè', I: 'Íì', O: 'Öò', U: 'Ûù', Y: 'Ýÿ', C: 'Ç', N: 'Ñ', S: 'Š', Z: 'Ž' },
  };
  const strange = (text: string): string =>
    /[a-z]/i.test(text)
      ? `⟦${text.replaceAll(/[⟦⟧]/g, '').replaceAll(/[A-Za-z]/g, (letter) => accented[letter] ?? letter)}⟧`
      : text;
  const made = (value: unknown): unknown => {
    if (typeof value === 'string') return strange(value);
    if (typeof value === 'function') return (...given: unknown[]) => made(value(...given));
    if (Array.isArray(value)) return value.map(made);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, made(entry)]));
  };
  return made(texts) as T;
}
