/**
 * Letters that Unicode normalisation does not decompose, with the letters that they look like. New names have no
 * others (contract/auth.ts). ɩ, ɑ, ɡ and letters without an entry occur in names of older accounts, whose keys must
 * not change.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  ı: 'i',
  ł: 'i',
  ɩ: 'i',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ɑ: 'a',
  ɡ: 'g',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ŋ: 'n',
  ſ: 's',
};

/**
 * Key that is equal for names that players could confuse: it drops case, spaces and accents, and treats 0 as o, and 1
 * and l as i. It is unique, and accounts are found by it.
 */
export function nameKey(username: string): string {
  const bare = username
    .normalize('NFKD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase();
  const folded = bare.normalize('NFKD').replace(/\p{M}/gu, '');
  return Array.from(folded, (character) => LOOK_ALIKES[character] ?? character).join('');
}
