import type { tutorWords } from '../en/tutor.ts';
import { italianCount } from './counted.ts';

const coins = (count: number) => italianCount(count, 'moneta', 'monete');

const words: typeof tutorWords = {
  intro:
    'Orla Quill ha insegnato in tre scuole, finché in ognuna sono finite le domande. In cambio di monete insegna alla tua squadra una mossa fino a dieci livelli prima del tempo.',
  loading: 'Orla cerca il gesso…',
  failed: 'Orla non è alla cattedra. Le tue monete sono al sicuro.',
  again: 'Ritenta',
  nobody: 'Nella tua squadra non c’è nessuno. Orla non fa lezione alle sedie.',
  toTeam: 'Alla squadra',
  pupil: 'Chi impara',
  who: (name, level) => `${name}, livello ${level}`,
  nothing: (name) =>
    `${name} non imparerà nulla di nuovo entro dieci livelli. Le mosse del suo livello si scelgono nella squadra, gratis.`,
  lessons: (name) => `Lezioni per ${name}`,
  power: (power) => `potenza ${power}`,
  accuracy: (percent) => `precisione ${percent}%`,
  byItself: (level) => `da solo al livello ${level}`,
  teach: (move) => `Insegna ${move}…`,
  price: coins,
  lacks: (count) => `mancano ${coins(count)}`,
  ask: (name, move) => `Insegnare ${move} a ${name}?`,
  slot: 'Al posto di',
  free: (slot) => `Posto libero ${slot}`,
  forgets: (name, move, by, price) =>
    `${name} impara ${move} e dimentica ${by}, per ${coins(price)}. Una lezione dimenticata si ripaga da capo.`,
  learns: (name, move, price) => `${name} impara ${move}, per ${coins(price)}.`,
  left: (count) => `Ti resteranno ${coins(count)}.`,
  no: 'Non ora',
  yes: (price) => `Paga ${coins(price)}`,
  done: (name, move) => `${name} ha imparato ${move}!`,
};
export default words;
