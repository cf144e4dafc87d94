import type { martWords } from '../en/pokemart.ts';
import { numberWords } from '../format.ts';
import { polishCoins, polishForm, polishList } from './counted.ts';

const accusative = (count: number) =>
  `${numberWords(count)} ${polishForm(count, 'monetę', 'monety', 'monet')}`;

const words: typeof martWords = {
  loading: 'Zaglądamy do sklepu',
  title: 'Sklep',
  held: (coins) => `Masz do wydania ${accusative(coins)}.`,
  table: 'Co jest na sprzedaż',
  shelves: { label: 'Półki', wares: 'Na drogę', camp: 'Do obozu', looks: 'Do noszenia', tutor: 'Nauka' },
  columns: { item: 'Towar', quantity: 'Ilość', bag: 'W torbie', cost: 'Cena' },
  quantityOf: (item) => `Ilość: ${item}`,
  price: polishCoins,
  carried: 'Już to nosisz',
  lacks: (coins) => `Brakuje ${numberWords(coins)}`,
  buy: (coins) => `Kup za ${accusative(coins)}`,
  buying: 'Kupujemy, chwileczkę',
  left: (coins) => `Zostanie: ${polishCoins(coins)}.`,
  missing: (coins) => `Brakuje: ${polishCoins(coins)}.`,
  unchosen: 'Wybierz, czego ile chcesz.',
  clear: 'Wyczyść ilości',
  none: 'Podaj ilości',
  poor: 'Za mało monet!',
  done: 'Kupione!',
  towns: (names) =>
    `${polishList(names)}: ${names.length === 1 ? 'tamtejszy sklep ma' : 'tamtejsze sklepy mają'} własne towary. Stań tam i zajrzyj jeszcze raz.`,
  here: 'Tylko tutaj',
  stepsLeft: 'zostało kroków',
  ledger: 'Gdzie się podziały twoje monety',
  failed: {
    title: 'Sklep jest zamknięty',
    text: import.meta.env.TRIAL
      ? 'Nie otworzył się. Twoje monety i torba są bezpieczne w tej przeglądarce.'
      : 'Serwer nie odpowiedział. Twoje monety i torba są tam bezpieczne.',
  },
};
export default words;
