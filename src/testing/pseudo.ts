const ACCENTED: Readonly<Record<string, string>> = {
  a: 'áà',
  e: 'éè',
  i: 'íì',
  o: 'óò',
  u: 'úù',
  y: 'ýÿ',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  z: 'ž',
  A: 'Åá',
  E: 'Éè',
  I: 'Íì',
  O: 'Öò',
  U: 'Ûù',
  Y: 'Ýÿ',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
  Z: 'Ž',
};

/** Words with accents, about a third longer, in brackets. What is in it already stays as it is. */
function strange(text: string): string {
  if (!/[a-z]/i.test(text)) return text;
  const plain = text.replaceAll(/[⟦⟧]/g, '');
  return `⟦${plain.replaceAll(/[A-Za-z]/g, (letter) => ACCENTED[letter] ?? letter)}⟧`;
}

/**
 * Texts in a language that nobody speaks, made of English ones: whatever stays readable was not translated, and whatever
 * has no room will have none in longer languages. Needs nothing of this file's surroundings: tests send it to a page.
 */
export function pseudo<T>(texts: T): T {
  if (typeof texts === 'string') return strange(texts) as T;
  if (typeof texts === 'function')
    return ((...given: unknown[]): unknown =>
      pseudo((texts as (...given: unknown[]) => unknown)(...given))) as T;
  if (Array.isArray(texts)) return texts.map(pseudo) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, entry]) => [key, pseudo(entry)])) as T;
}
