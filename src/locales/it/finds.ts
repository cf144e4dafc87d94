import type { findWords } from '../en/finds.ts';
import { italianCapital, italianCount } from './counted.ts';

const NAMES: Readonly<Record<string, readonly [one: string, more: string]>> = {
  coins: ['moneta', 'monete'],
  draught: ['sorso per la borraccia', 'sorsi per la borraccia'],
  nball: ['Palla Base', 'Palle Base'],
  gball: ['Palla Super', 'Palle Super'],
  uball: ['Palla Ultra', 'Palle Ultra'],
  mball: ['Palla Suprema', 'Palle Supreme'],
};

const words: typeof findWords = {
  read: (name) => `Leggi: ${name}`,
  look: (name) => `Guarda: ${name}`,
  title: italianCapital,
  things: { ball: 'palla', purse: 'borsellino', berries: 'bacche', picked: 'cespuglio senza bacche' },
  take: { ball: 'Raccogli la palla', purse: 'Raccogli il borsellino', berries: 'Cogli le bacche' },
  beside: (name, way) => `Qui accanto, a ${way}: ${name}. `,
  besideMany: (name, way) => `Qui accanto, a ${way}: ${name}. `,
  under: (name) => `Ai tuoi piedi: ${name}. `,
  found: (what, count) => {
    const [one, more] = NAMES[what] ?? [what, what];
    return `Trovi ${italianCount(count, one, more)}.`;
  },
  berries: 'Spremi le bacche nella borraccia: un sorso in più.',
  done: 'Fatto',
  nothing: 'Qui non c’è più niente.',
  full: 'La borraccia è piena. Le bacche aspetteranno.',
  failed: 'Non ha funzionato. Ritenta.',
  near: (things) => `Da guardare: ${things.join('; ')}.`,
  typeTake: 'Scrivi prendi per raccogliere.',
  typeTakeMany: 'Scrivi prendi per coglierle.',
  typeRead: 'Scrivi leggi per saperne di più.',
  noSign: 'Accanto a te non c’è niente da leggere o da guardare.',
  noThing: 'Accanto a te non c’è niente da raccogliere.',
  says: (name, text) => `${italianCapital(name)}: ${text}`,
  arrived: (name) => `Adesso accanto a te c’è questo: ${name}.`,
};
export default words;
