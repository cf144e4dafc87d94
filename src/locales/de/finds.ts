import type { findWords } from '../en/finds.ts';
import { germanCapital, germanCount } from './counted.ts';

const NAMES: Readonly<Record<string, readonly [one: string, more: string]>> = {
  coins: ['Münze', 'Münzen'],
  draught: ['Schluck für deine Flasche', 'Schlucke für deine Flasche'],
  nball: ['Basisball', 'Basisbälle'],
  gball: ['Superball', 'Superbälle'],
  uball: ['Ultraball', 'Ultrabälle'],
  mball: ['Meisterball', 'Meisterbälle'],
};

/** Such as `2 Basisbälle`. */
const found = (what: string, count: number): string => germanCount(count, ...(NAMES[what] ?? [what, what]));

const words: typeof findWords = {
  read: (name) => `Lesen: ${name}`,
  look: (name) => `Ansehen: ${name}`,
  title: germanCapital,
  things: { ball: 'Ball', purse: 'Geldbeutel', berries: 'Beeren', picked: 'leer gepflückter Strauch' },
  take: { ball: 'Ball aufheben', purse: 'Geldbeutel aufheben', berries: 'Beeren pflücken' },
  beside: (name, way) => `Neben dir, im ${germanCapital(way)}: ${name}. `,
  besideMany: (name, way) => `Neben dir, im ${germanCapital(way)}: ${name}. `,
  under: (name) => `Zu deinen Füßen: ${name}. `,
  found: (what, count) => `Gefunden: ${found(what, count)}.`,
  berries: 'Du presst die Beeren in deine Flasche: ein Schluck mehr.',
  done: 'Fertig',
  nothing: 'Hier ist nichts mehr.',
  full: 'Deine Flasche ist voll. Die Beeren warten.',
  failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
  near: (things) => `Anzusehen: ${things.join('; ')}.`,
  typeTake: 'Tippe nimm, um es aufzuheben.',
  typeTakeMany: 'Tippe nimm, um sie zu pflücken.',
  typeRead: 'Tippe lies, um mehr zu erfahren.',
  noSign: 'Neben dir gibt es nichts zu lesen oder anzusehen.',
  noThing: 'Neben dir gibt es nichts aufzuheben.',
  says: (name, text) => `${name}: ${text}`,
  arrived: (name) => `Du stehst davor: ${name}.`,
};
export default words;
