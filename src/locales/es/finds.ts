import type { findWords } from '../en/finds.ts';
import { spanishCapital } from './counted.ts';

const NAMES: Readonly<Record<string, readonly [one: string, more: string]>> = {
  coins: ['moneda', 'monedas'],
  draught: ['trago para tu frasco', 'tragos para tu frasco'],
  nball: ['bola básica', 'bolas básicas'],
  gball: ['superbola', 'superbolas'],
  uball: ['ultrabola', 'ultrabolas'],
  mball: ['bola maestra', 'bolas maestras'],
};

const amount = (what: string, count: number): string => {
  const [one, more] = NAMES[what] ?? [what, what];
  return `${count} ${count === 1 ? one : more}`;
};

const words: typeof findWords = {
  read: (name) => `Leer: ${name}`,
  look: (name) => `Mirar: ${name}`,
  title: spanishCapital,
  things: { ball: 'bola', purse: 'monedero', berries: 'bayas', picked: 'arbusto sin bayas' },
  take: { ball: 'Recoger la bola', purse: 'Recoger el monedero', berries: 'Recoger las bayas' },
  beside: (name, way) => `Hay algo al ${way}: ${name}. `,
  besideMany: (name, way) => `Hay ${name} al ${way}. `,
  under: (name) => `A tus pies hay algo: ${name}. `,
  found: (what, count) => `Encuentras ${amount(what, count)}.`,
  berries: 'Exprimes las bayas en tu frasco: un trago más.',
  done: 'Listo',
  nothing: 'Aquí ya no hay nada.',
  full: 'Tu frasco está lleno. Las bayas esperarán.',
  failed: 'No funcionó. Inténtalo otra vez.',
  near: (things) => `Para mirar: ${things.join('; ')}.`,
  typeTake: 'Escribe tomar para recogerlo.',
  typeTakeMany: 'Escribe tomar para recogerlas.',
  typeRead: 'Escribe leer para ver más.',
  noSign: 'No hay nada a tu lado que leer o mirar.',
  noThing: 'No hay nada a tu lado que recoger.',
  says: (name, text) => `${name}: ${text}`,
  arrived: (name) => `Has llegado: ${name}.`,
};
export default words;
