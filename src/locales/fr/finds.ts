import type { findWords } from '../en/finds.ts';
import { frenchCapital, frenchCount } from './counted.ts';

const NAMES: Readonly<Record<string, readonly [one: string, more: string]>> = {
  coins: ['pièce', 'pièces'],
  draught: ['gorgée pour ta gourde', 'gorgées pour ta gourde'],
  nball: ['Ball simple', 'Balls simples'],
  gball: ['Super-ball', 'Super-balls'],
  uball: ['Ultra-ball', 'Ultra-balls'],
  mball: ['Maître-ball', 'Maître-balls'],
};

/** Such as `2 Balls simples`. */
const found = (what: string, count: number): string => frenchCount(count, ...(NAMES[what] ?? [what, what]));

const words: typeof findWords = {
  read: (name) => `Lire : ${name}`,
  look: (name) => `Regarder : ${name}`,
  title: frenchCapital,
  things: { ball: 'ball', purse: 'bourse', berries: 'baies', picked: 'buisson sans baies' },
  take: { ball: 'Ramasser la ball', purse: 'Ramasser la bourse', berries: 'Cueillir les baies' },
  beside: (name, way) => `À côté de toi, direction ${way} : ${name}. `,
  besideMany: (name, way) => `À côté de toi, direction ${way} : ${name}. `,
  under: (name) => `À tes pieds : ${name}. `,
  found: (what, count) => `Tu trouves ${found(what, count)}.`,
  berries: 'Tu presses les baies dans ta gourde : une gorgée de plus.',
  done: 'Terminé',
  nothing: 'Il n’y a plus rien ici.',
  full: 'Ta gourde est pleine. Les baies attendront.',
  failed: 'Ça n’a pas marché. Réessaie.',
  near: (things) => `À regarder : ${things.join(' ; ')}.`,
  typeTake: 'Tape prendre pour la ramasser.',
  typeTakeMany: 'Tape prendre pour les cueillir.',
  typeRead: 'Tape lire pour en savoir plus.',
  noSign: 'Il n’y a rien à lire ni à regarder à côté de toi.',
  noThing: 'Il n’y a rien à ramasser à côté de toi.',
  says: (name, text) => `${name} : ${text}`,
  arrived: (name) => `Te voilà devant : ${name}.`,
};
export default words;
