import type { cupWords } from '../en/cups.ts';
import { portugueseCount } from './counted.ts';

const coins = (count: number) => portugueseCount(count, 'moeda', 'moedas');

const words: typeof cupWords = {
  title: 'Torneios',
  intro: (rest, entries) =>
    `Algumas batalhas seguidas contra times da casa, mais ou menos do seu nível, com o time que se inscreveu. Entre duas batalhas, todos recuperam ${rest}% dos PV, e só. Quem perde uma, ou a larga por outra batalha, está fora, e a inscrição fica perdida. São ${entries} inscrições por dia.`,
  loading: 'Perguntando quem está na lista…',
  failed: 'Não deu para buscar as listas.',
  again: 'Tentar de novo',
  entry: 'Inscrição',
  prize: 'Prêmio',
  rounds: 'Batalhas',
  ribbons: 'Fitas',
  coins,
  enter: (price) => `Inscrever-se por ${coins(price)}`,
  poor: 'Moedas insuficientes!',
  left: (count) =>
    count === 0
      ? 'Você já esteve em todos os torneios de hoje. As listas reabrem à meia-noite UTC.'
      : count === 1
        ? 'Hoje você pode entrar em mais um.'
        : `Hoje você pode entrar em mais ${count}.`,
  running: (cup) => `Você está no torneio: ${cup}`,
  round: (next, all) => `A seguir: batalha ${next} de ${all}.`,
  fighting: 'Sua batalha espera por você.',
  team: 'Quem se inscreveu',
  hp: (name, percent) => `${name}: ${percent}% dos PV`,
  fight: 'Para a próxima batalha',
  resume: 'Voltar à batalha',
  giveUp: 'Desistir…',
  sure: 'Desistir do torneio?',
  sureText: 'A inscrição fica perdida, e o que você venceu até aqui não conta.',
  stay: 'Continuar',
  leave: 'Desistir',
};
export default words;
