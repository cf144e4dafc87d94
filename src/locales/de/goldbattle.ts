import type { goldWords } from '../en/goldbattle.ts';
import { numberWords } from '../format.ts';

const words: typeof goldWords = {
  title: 'Goldkampf',
  intro: 'Setz Münzen auf einen Kampf. Gewinnst du, gehört der Preis dir; verlierst du, ist der Einsatz weg.',
  held: (amount) => `Du hast ${numberWords(amount)} Münzen.`,
  tiers: { bronze: 'Bronze', silver: 'Silber', gold: 'Gold' },
  stake: 'Einsatz',
  prize: 'Preis',
  coins: (amount) => `${numberWords(amount)} Münzen`,
  odds: 'Chance',
  oddsOf: (odds) => `${odds} von 100`,
  level: (raise) =>
    raise === 0 ? 'Gegner auf dem Level deines Teams.' : `Gegner bis zu ${raise} % höher als dein Team.`,
  difficulty: {
    random: 'Sie greifen aufs Geratewohl an.',
    greedy: 'Sie nehmen die Attacke, die am meisten verspricht.',
    lookahead: 'Sie denken voraus.',
  },
  start: (stake) => `${numberWords(stake)} Münzen setzen`,
  starting: 'Lädt',
  poor: 'Nicht genug Münzen!',
  notes: [
    'Die Chancen sind gemessen: So oft gewinnt, wer immer die Attacke nimmt, die am meisten verspricht. Mit den richtigen Typen in guter Reihenfolge geht es besser.',
    'Bei Level 100 ist Schluss. Kann eine Stufe für dein Team nicht hoch genug sein, zahlt sie, was die Gegner wert sind.',
  ],
};
export default words;
