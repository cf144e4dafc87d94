import type { goldWords } from '../en/goldbattle.ts';
import { italianCount } from './counted.ts';

const coins = (amount: number) => italianCount(amount, 'moneta', 'monete');

const words: typeof goldWords = {
  title: 'Lotta d’oro',
  intro: 'Punta monete su una lotta. Se vinci, il premio è tuo; se perdi, addio posta.',
  held: (amount) => `Hai ${coins(amount)}.`,
  tiers: { bronze: 'Bronzo', silver: 'Argento', gold: 'Oro' },
  stake: 'Posta',
  prize: 'Premio',
  coins,
  odds: 'Probabilità',
  oddsOf: (odds) => `${odds} su 100`,
  level: (raise) =>
    raise === 0
      ? 'Avversari al livello della tua squadra.'
      : `Avversari fino al ${raise}% sopra la tua squadra.`,
  difficulty: {
    random: 'Attaccano a caso.',
    greedy: 'Scelgono la mossa che promette di più.',
    lookahead: 'Ragionano in anticipo.',
  },
  start: (stake) => `Punta ${coins(stake)}`,
  starting: 'Un attimo',
  poor: 'Monete insufficienti!',
  notes: [
    'Le probabilità sono misurate: così spesso vince chi sceglie sempre la mossa che promette di più. Con i tipi giusti e un buon ordine si fa meglio.',
    'I livelli finiscono a 100. Dove gli avversari non possono salire abbastanza per la tua squadra, si paga quanto valgono.',
  ],
};
export default words;
