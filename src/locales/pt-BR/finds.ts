import type { findWords } from '../en/finds.ts';
import { portugueseCapital, portugueseCount } from './counted.ts';

const NAMES: Readonly<Record<string, readonly [one: string, more: string]>> = {
  coins: ['moeda', 'moedas'],
  draught: ['gole para o cantil', 'goles para o cantil'],
  nball: ['bola básica', 'bolas básicas'],
  gball: ['superbola', 'superbolas'],
  uball: ['ultrabola', 'ultrabolas'],
  mball: ['bola mestra', 'bolas mestras'],
};

const amount = (what: string, count: number): string => {
  const [one, more] = NAMES[what] ?? [what, what];
  return portugueseCount(count, one, more);
};

const words: typeof findWords = {
  read: (name) => `Ler: ${name}`,
  look: (name) => `Olhar: ${name}`,
  title: portugueseCapital,
  things: { ball: 'bola', purse: 'bolsinha', berries: 'frutinhas', picked: 'arbusto sem frutinhas' },
  take: { ball: 'Pegar a bola', purse: 'Pegar a bolsinha', berries: 'Colher as frutinhas' },
  beside: (name, way) => `Ao seu lado, ao ${way}: ${name}. `,
  besideMany: (name, way) => `Ao seu lado, ao ${way}: ${name}. `,
  under: (name) => `Aos seus pés: ${name}. `,
  found: (what, count) => `Você achou ${amount(what, count)}.`,
  berries: 'Você espreme as frutinhas no cantil: um gole a mais.',
  done: 'Pronto',
  nothing: 'Já não há nada aqui.',
  full: 'Seu cantil está cheio. As frutinhas esperam.',
  failed: 'Não deu certo. Tente de novo.',
  near: (things) => `Para olhar: ${things.join('; ')}.`,
  typeTake: 'Digite pegar para ficar com isso.',
  typeTakeMany: 'Digite pegar para colher.',
  typeRead: 'Digite ler para ver mais.',
  noSign: 'Não há nada ao seu lado para ler ou olhar.',
  noThing: 'Não há nada ao seu lado para pegar.',
  says: (name, text) => `${name}: ${text}`,
  arrived: (name) => `Você chegou. Ao seu lado: ${name}.`,
};
export default words;
