import type { martWords } from '../en/pokemart.ts';
import { numberWords } from '../format.ts';
import { spanishCount, spanishList } from './counted.ts';

const words: typeof martWords = {
  loading: 'Abriendo la tienda',
  title: 'Tienda',
  held: (coins) => `Puedes gastar ${spanishCount(coins, 'moneda', 'monedas')}.`,
  table: 'Lo que se vende',
  shelves: {
    label: 'Estantes',
    wares: 'Para el camino',
    camp: 'Para el campamento',
    looks: 'Para ponerse',
    tutor: 'Maestra',
  },
  columns: { item: 'Objeto', quantity: 'Cantidad', bag: 'En la bolsa', cost: 'Precio' },
  quantityOf: (item) => `Cantidad de ${item}`,
  price: (coins) => `${numberWords(coins)} monedas`,
  carried: 'Ya lo llevas',
  lacks: (coins) => `${coins === 1 ? 'Falta' : 'Faltan'} ${numberWords(coins)}`,
  buy: (coins) => `Comprar por ${numberWords(coins)} monedas`,
  buying: 'Comprando, un momento',
  left: (coins) =>
    `${coins === 1 ? 'Te quedará' : 'Te quedarán'} ${spanishCount(coins, 'moneda', 'monedas')}.`,
  missing: (coins) =>
    `${coins === 1 ? 'Te falta' : 'Te faltan'} ${spanishCount(coins, 'moneda', 'monedas')}.`,
  unchosen: 'Di cuántos quieres de cada uno.',
  clear: 'Borrar cantidades',
  none: 'Indica alguna cantidad',
  poor: '¡No te alcanzan las monedas!',
  done: 'Compra hecha',
  towns: (names) =>
    `${spanishList(names)}: ${names.length === 1 ? 'la tienda de allí tiene' : 'las tiendas de allí tienen'} género propio. Ve hasta allí y vuelve a mirar.`,
  here: 'Solo se vende aquí',
  stepsLeft: 'pasos restantes',
  ledger: 'En qué se fueron tus monedas',
  failed: {
    title: 'La tienda está cerrada',
    text: import.meta.env.TRIAL
      ? 'No se abrió. Tus monedas y tu bolsa están a salvo en este navegador.'
      : 'El servidor no respondió. Allí tus monedas y tu bolsa están a salvo.',
  },
};
export default words;
