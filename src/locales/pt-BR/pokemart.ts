import type { martWords } from '../en/pokemart.ts';
import { portugueseCount, portugueseList } from './counted.ts';

const coins = (count: number) => portugueseCount(count, 'moeda', 'moedas');

const words: typeof martWords = {
  loading: 'Buscando o mercado',
  title: 'Mercado',
  held: (count) => `Você tem ${coins(count)} para gastar.`,
  table: 'O que está à venda',
  shelves: {
    label: 'Prateleiras',
    wares: 'Para a estrada',
    camp: 'Para o acampamento',
    looks: 'Para vestir',
    tutor: 'Professora',
  },
  columns: { item: 'Item', quantity: 'Quantidade', bag: 'Na bolsa', cost: 'Preço' },
  quantityOf: (item) => `Quantidade: ${item}`,
  price: coins,
  carried: 'Está com você',
  lacks: (count) => (count === 1 ? 'Falta 1 moeda' : `Faltam ${coins(count)}`),
  buy: (count) => `Comprar por ${coins(count)}`,
  buying: 'Comprando, só um instante',
  left: (count) => `${count < 2 ? 'Sobra' : 'Sobram'} ${coins(count)}.`,
  missing: (count) => (count === 1 ? 'Falta 1 moeda.' : `Faltam ${coins(count)}.`),
  unchosen: 'Escolha quantos quer de cada.',
  clear: 'Limpar quantidades',
  none: 'Escolha as quantidades',
  poor: 'Moedas insuficientes!',
  done: 'Compra feita',
  towns: (names) =>
    names.length === 1
      ? `${names[0]}: o mercado de lá tem mercadorias próprias. Vá até lá e olhe de novo.`
      : `${portugueseList(names)}: os mercados de lá têm mercadorias próprias. Vá até lá e olhe de novo.`,
  here: 'Só se vende aqui',
  stepsLeft: 'passos restantes',
  ledger: 'Para onde foram suas moedas',
  failed: {
    title: 'O mercado está fechado',
    text: import.meta.env.TRIAL
      ? 'Ele não abriu. Suas moedas e sua bolsa estão seguras neste navegador.'
      : 'O servidor não respondeu. Suas moedas e sua bolsa estão seguras lá.',
  },
};
export default words;
