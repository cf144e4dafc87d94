import type { talkWords } from '../en/talk.ts';
import { italianList } from './counted.ts';

const words: typeof talkWords = {
  to: (name) => `Parla con ${name}`,
  beside: (name, way) => `Accanto a te, a ${way}: ${name}. `,
  waits: (name) => `${name} ci pensa su…`,
  next: 'Avanti',
  bye: 'Arrivederci',
  battle: 'Lotta',
  choices: { banked: 'Coprila di cenere', loose: 'Lascia su il chiavistello' },
  notYet: 'Non ancora',
  log: 'Che cosa si è detto',
  back: 'Indietro',
  nobody: 'Non c’è nessuno accanto a te con cui parlare.',
  notHere: (name) => `${name} non è accanto a te.`,
  said: (name, text) => `${name}: «${text}»`,
  arrived: (name) => `Adesso accanto a te c’è ${name}.`,
  near: (people) => `Persone: ${people.join('; ')}.`,
  typeTalk: 'Scrivi parla per sentire che cosa ha da dire.',
  typeChoice: `Per rispondere scrivi ${italianList(['cenere', 'chiavistello'], 'o')}. Si risponde una volta sola.`,
  noQuestion: 'Nessuno ti ha chiesto niente.',
  typeFight: (name) => `Scrivi lotta per batterti con ${name}.`,
};
export default words;
