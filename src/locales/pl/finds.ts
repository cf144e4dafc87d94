import type { findWords } from '../en/finds.ts';
import { numberWords } from '../format.ts';
import { polishCapital, polishForm } from './counted.ts';

const NAMES: Readonly<Record<string, readonly [one: string, few: string, many: string]>> = {
  coins: ['monetę', 'monety', 'monet'],
  draught: ['łyk do manierki', 'łyki do manierki', 'łyków do manierki'],
  nball: ['zwykłą kulę', 'zwykłe kule', 'zwykłych kul'],
  gball: ['superkulę', 'superkule', 'superkul'],
  uball: ['ultrakulę', 'ultrakule', 'ultrakul'],
  mball: ['mistrzokulę', 'mistrzokule', 'mistrzokul'],
};

const words: typeof findWords = {
  read: (name) => `Przeczytaj: ${name}`,
  look: (name) => `Obejrzyj: ${name}`,
  title: polishCapital,
  things: { ball: 'kula', purse: 'sakiewka', berries: 'jagody', picked: 'krzak bez jagód' },
  take: { ball: 'Podnieś kulę', purse: 'Podnieś sakiewkę', berries: 'Zerwij jagody' },
  beside: (name, way) => `Obok (${way}): ${name}. `,
  besideMany: (name, way) => `Obok (${way}): ${name}. `,
  under: (name) => `U twoich stóp: ${name}. `,
  found: (what, count) => {
    const [one, few, many] = NAMES[what] ?? [what, what, what];
    return `Znajdujesz ${numberWords(count)} ${polishForm(count, one, few, many)}.`;
  },
  berries: 'Wyciskasz jagody do manierki: o jeden łyk więcej.',
  done: 'Gotowe',
  nothing: 'Tu już nic nie ma.',
  full: 'Twoja manierka jest pełna. Jagody poczekają.',
  failed: 'Nie wyszło. Spróbuj ponownie.',
  near: (things) => `Do obejrzenia: ${things.join('; ')}.`,
  typeTake: 'Wpisz „weź”, aby to podnieść.',
  typeTakeMany: 'Wpisz „weź”, aby je zerwać.',
  typeRead: 'Wpisz „czytaj”, aby zobaczyć więcej.',
  noSign: 'Obok ciebie nie ma nic do czytania ani oglądania.',
  noThing: 'Obok ciebie nie ma nic do podniesienia.',
  says: (name, text) => `${name}: ${text}`,
  arrived: (name) => `Tuż obok ciebie: ${name}.`,
};
export default words;
