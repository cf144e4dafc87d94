import type { martWords } from '../en/pokemart.ts';
import { numberWords } from '../format.ts';
import { germanList } from './counted.ts';

const words: typeof martWords = {
  loading: 'Der Markt wird geholt',
  title: 'Markt',
  held: (coins) => `Du hast ${numberWords(coins)} Münzen zum Ausgeben.`,
  table: 'Was es zu kaufen gibt',
  shelves: {
    label: 'Regale',
    wares: 'Für unterwegs',
    camp: 'Fürs Lager',
    looks: 'Zum Anziehen',
    tutor: 'Unterricht',
  },
  columns: { item: 'Ware', quantity: 'Anzahl', bag: 'Im Beutel', cost: 'Kosten' },
  quantityOf: (item) => `Anzahl: ${item}`,
  price: (coins) => `${numberWords(coins)} Münzen`,
  carried: 'Du trägst es',
  lacks: (coins) => `${numberWords(coins)} fehlen`,
  buy: (coins) => `Für ${numberWords(coins)} Münzen kaufen`,
  buying: 'Kauf läuft, bitte warten',
  left: (coins) => `Übrig bleiben ${numberWords(coins)} Münzen.`,
  missing: (coins) => `Es fehlen ${numberWords(coins)} Münzen.`,
  unchosen: 'Wähle, wie viel du von jedem willst.',
  clear: 'Anzahlen löschen',
  none: 'Bitte gib Anzahlen ein',
  poor: 'Nicht genug Münzen!',
  done: 'Gekauft',
  towns: (names) =>
    `${germanList(names)}: ${names.length === 1 ? 'Der Markt dort hat eigene Waren' : 'Die Märkte dort haben eigene Waren'}. Stell dich hin und sieh noch einmal nach.`,
  here: 'Nur hier zu haben',
  stepsLeft: 'Schritte übrig',
  ledger: 'Wohin deine Münzen gingen',
  failed: {
    title: 'Der Markt ist zu',
    text: import.meta.env.TRIAL
      ? 'Er hat nicht aufgemacht. Deine Münzen und dein Beutel sind in diesem Browser sicher.'
      : 'Der Server hat nicht geantwortet. Deine Münzen und dein Beutel sind dort sicher.',
  },
};
export default words;
