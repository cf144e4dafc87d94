import type { martWords } from '../en/pokemart.ts';
import { numberWords } from '../format.ts';
import { italianCount, italianList } from './counted.ts';

const coins = (count: number) => italianCount(count, 'moneta', 'monete');

const words: typeof martWords = {
  loading: 'L’emporio sta aprendo',
  title: 'Emporio',
  held: (count) => `Hai ${coins(Number(count))} da spendere.`,
  table: 'Che cosa si vende',
  shelves: {
    label: 'Scaffali',
    wares: 'Per il viaggio',
    camp: 'Per il campo',
    looks: 'Da indossare',
    tutor: 'Maestra',
  },
  columns: { item: 'Articolo', quantity: 'Quantità', bag: 'In borsa', cost: 'Costo' },
  quantityOf: (item) => `Quantità: ${item}`,
  price: (count) => coins(Number(count)),
  carried: 'Ce l’hai già',
  lacks: (count) => `ne mancano ${numberWords(Number(count))}`,
  buy: (count) => `Compra per ${coins(Number(count))}`,
  buying: 'Acquisto in corso',
  left: (count) => `Ti resteranno ${coins(Number(count))}.`,
  missing: (count) => `Ti mancano ${coins(Number(count))}.`,
  unchosen: 'Scegli quanti ne vuoi di ciascuno.',
  clear: 'Azzera le quantità',
  none: 'Scegli almeno una quantità',
  poor: 'Monete insufficienti!',
  done: 'Acquisto riuscito',
  towns: (names) =>
    `${italianList(names)}: ${names.length === 1 ? 'l’emporio di lì ha' : 'gli empori di lì hanno'} articoli tutti loro. Vai sul posto e riapri questa pagina.`,
  here: 'Si vende solo qui',
  stepsLeft: 'passi rimasti',
  ledger: 'Dove sono finite le tue monete',
  failed: {
    title: 'L’emporio è chiuso',
    text: import.meta.env.TRIAL
      ? 'Non ha aperto. Le tue monete e la tua borsa sono al sicuro in questo browser.'
      : 'Il server non ha risposto. Le tue monete e la tua borsa lì sono al sicuro.',
  },
};
export default words;
