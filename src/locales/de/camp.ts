import type { campWords } from '../en/camp.ts';

const words: typeof campWords = {
  list: 'Was im Lager steht',
  arrange: 'Lager einrichten',
  title: 'Dein Lager',
  text: 'Jede Änderung ist sofort da. Ein Stück steht nur an einem Platz: Stell es woandershin, und es zieht um.',
  loading: 'Alles wird aus dem Zelt getragen …',
  failed: 'Deine Möbel ließen sich nicht holen.',
  again: 'Noch einmal',
  empty: 'Du hast noch keine Möbel. Der Markt verkauft sie, und in jeder Region hat ein Ort eigene Stücke.',
  toMart: 'Zum Markt',
  more: 'Mehr im Markt finden',
  nothing: 'Nichts',
  noneFits: 'Du hast noch nichts, was hierher passt.',
  done: 'Fertig',
  placed: (piece, spot) => `${spot}: ${piece}.`,
  cleared: (spot) => `${spot}: leer geräumt.`,
  spots: {
    tent: 'Dein Zelt',
    line: 'Zwischen den Zelten',
    rug: 'Vor dem Feuer',
    backLeft: 'Hinten links, bei den Kiefern',
    backRight: 'Hinten rechts, bei den Kiefern',
    middle: 'Hinter dem Feuer',
    frontLeft: 'Vorn links',
    frontRight: 'Vorn rechts',
  },
  page: 'Lager',
};
export default words;
