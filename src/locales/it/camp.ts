import type { campWords } from '../en/camp.ts';

const words: typeof campWords = {
  list: 'Che cosa c’è nel campo',
  arrange: 'Arreda il campo',
  title: 'Il tuo campo',
  text: 'Ogni modifica si vede subito. Un pezzo sta in un posto solo: mettilo altrove, e si sposta.',
  loading: 'Portiamo tutto fuori dalla tenda…',
  failed: 'I tuoi mobili non sono arrivati.',
  again: 'Ritenta',
  empty: 'Non hai ancora mobili. Li vende l’emporio, e la città di ogni regione ha i suoi.',
  toMart: 'All’emporio',
  more: 'Altri all’emporio',
  nothing: 'Niente',
  noneFits: 'Non hai ancora nulla che ci stia.',
  done: 'Fatto',
  placed: (piece, spot) => `${piece}: ${spot}.`,
  cleared: (spot) => `${spot}: posto libero.`,
  spots: {
    tent: 'La tua tenda',
    line: 'Tra le tende',
    rug: 'Davanti al fuoco',
    backLeft: 'In fondo a sinistra, tra i pini',
    backRight: 'In fondo a destra, tra i pini',
    middle: 'Dietro il fuoco',
    frontLeft: 'Davanti a sinistra',
    frontRight: 'Davanti a destra',
  },
  page: 'Campo',
};
export default words;
