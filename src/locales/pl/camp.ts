import type { campWords } from '../en/camp.ts';

const words: typeof campWords = {
  list: 'Co stoi w obozie',
  arrange: 'Urządź obóz',
  title: 'Twój obóz',
  text: 'Każda zmiana widoczna jest od razu. Rzecz stoi tylko w jednym miejscu: postaw ją gdzie indziej, a się przeniesie.',
  loading: 'Wynosimy wszystko z namiotu…',
  failed: 'Nie udało się przynieść twoich mebli.',
  again: 'Spróbuj ponownie',
  empty: 'Nie masz jeszcze mebli. Kupisz je w sklepie, a miasto w każdym regionie ma własne.',
  toMart: 'Do sklepu',
  more: 'Więcej w sklepie',
  nothing: 'Nic',
  noneFits: 'Nie masz jeszcze nic, co by tu pasowało.',
  done: 'Gotowe',
  placed: (piece, spot) => `${piece}: ${spot}.`,
  cleared: (spot) => `${spot}: pusto.`,
  spots: {
    tent: 'Twój namiot',
    line: 'Między namiotami',
    rug: 'Przed ogniskiem',
    backLeft: 'W głębi po lewej, pod sosnami',
    backRight: 'W głębi po prawej, pod sosnami',
    middle: 'Za ogniskiem',
    frontLeft: 'Bliżej, po lewej',
    frontRight: 'Bliżej, po prawej',
  },
  page: 'Obóz',
};
export default words;
