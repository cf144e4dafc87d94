import type { campWords } from '../en/camp.ts';

const words: typeof campWords = {
  list: 'Lo que hay en el campamento',
  arrange: 'Arreglar el campamento',
  title: 'Tu campamento',
  text: 'Cada cambio se ve al momento. Un mueble solo ocupa un sitio: ponlo en otro y se muda.',
  loading: 'Sacando todo de la carpa…',
  failed: 'No se pudieron cargar tus muebles.',
  again: 'Reintentar',
  empty: 'Aún no tienes muebles. Se venden en la tienda, y el pueblo de cada región tiene los suyos.',
  toMart: 'A la tienda',
  more: 'Ver más en la tienda',
  nothing: 'Nada',
  noneFits: 'Aún no tienes nada que quepa aquí.',
  done: 'Listo',
  placed: (piece, spot) => `${piece}: ${spot}.`,
  cleared: (spot) => `${spot}: vacío.`,
  spots: {
    tent: 'Tu carpa',
    line: 'Entre las carpas',
    rug: 'Ante el fuego',
    backLeft: 'Al fondo a la izquierda, junto a los pinos',
    backRight: 'Al fondo a la derecha, junto a los pinos',
    middle: 'Detrás del fuego',
    frontLeft: 'Cerca, a la izquierda',
    frontRight: 'Cerca, a la derecha',
  },
  page: 'Campamento',
};
export default words;
