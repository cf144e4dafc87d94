import type { profileWords } from '../en/profile.ts';
import { numberWords } from '../format.ts';
import { portugueseCount } from './counted.ts';
import { portugueseTier, portugueseType } from './ids.ts';

const coins = (count: number) => portugueseCount(count, 'moeda', 'moedas');

const words: typeof profileWords = {
  title: 'Perfil',
  loading: 'Buscando seu perfil',
  failed: {
    title: 'Seu perfil está fora de alcance',
    text: import.meta.env.TRIAL
      ? 'Não deu para lê-lo. Tudo o que você conquistou está seguro neste navegador.'
      : 'O servidor não respondeu. Tudo o que você conquistou está seguro lá.',
  },
  card: 'Cartão de treinador',
  since: 'Na estrada desde',
  facts: {
    steps: 'Passos dados',
    pokemons: 'Pokemon',
    seen: 'Espécies vistas',
    caught: 'Espécies capturadas',
    badges: 'Insígnias',
    coins: 'Moedas',
  },
  number: numberWords,
  sections: 'O que você já fez',
  tabs: {
    records: 'Recordes',
    badges: 'Insígnias',
    achievements: 'Conquistas',
    coins: 'Moedas',
    battles: 'Batalhas',
    trades: 'Trocas',
  },

  records: {
    title: 'Recordes',
    bestStreak: 'Maior sequência',
    streak: 'Sequência atual',
    wins: (count) => portugueseCount(count, 'vitória', 'vitórias'),
    streakHint: 'Batalhas vencidas em seguida. Uma captura não soma nem interrompe.',
    rarest: 'Captura mais rara',
    noRarest: 'Ninguém está com você ainda.',
    level: (level) => `Nível ${level}`,
    inPokedex: 'Ver na Pokedex',
    table: 'Batalhas por tipo e resultado',
    type: 'Batalha',
    all: 'Todas as batalhas',
  },
  types: {
    wb: 'Selvagem',
    gym: 'Ginásio',
    user: 'Jogadores',
    training: 'Treino',
    gold: 'Apostas',
  },
  gotAway: 'Escapou',
  results: { win: 'Vitória', lose: 'Derrota', caught: 'Captura', fled: 'Fuga' },

  badges: {
    title: 'Insígnias',
    loading: 'Buscando suas insígnias',
    progress: (won, all) => `${won} de ${all}`,
    won: 'Conquistada',
    missing: 'Ainda não conquistada',
    champion: 'Campeonato',
    toGyms: 'Ir aos ginásios',
  },

  ledger: {
    title: 'Moedas',
    loading: 'Buscando suas moedas',
    held: (count) => `Você tem ${coins(count)}.`,
    toMart: 'Ir ao mercado?',
    reasons: {
      newcomer: 'Bolsinha de boas-vindas',
      grant: 'Presente da casa',
      battle: 'Batalha vencida',
      stake: 'Aposta numa batalha',
      prize: 'Prêmio de uma aposta',
      found: 'Achado no caminho',
      quest: 'Recompensa de missão',
      research: 'Uma página de pesquisa',
      catch: 'Criatura capturada',
      purchase: 'Compra no mercado',
      lesson: 'Aula da professora',
      entry: 'Inscrição em torneio',
      trophy: 'Prêmio de torneio',
      deleted: 'Conta apagada',
    },
    amount: (amount) => `${amount < 0 ? '−' : '+'}${numberWords(Math.abs(amount))}`,
    balance: (count) => `saldo: ${coins(count)}`,
    none: 'Nenhuma moeda entrou nem saiu ainda.',
  },

  battles: {
    title: 'Batalhas',
    loading: 'Buscando suas batalhas',
    opponent: {
      wb: (name) => `${name} selvagem`,
      gym: (name) => name,
      user: (name) => name,
      training: (type) => `Parceiros: ${portugueseType(type)}`,
      gold: (tier) => `Time da casa: ${portugueseTier(tier)}`,
    },
    rounds: (count) => portugueseCount(count, 'rodada', 'rodadas'),
    coins: (count) => `+${coins(count)}`,
    exp: (count) => `+${numberWords(count)} XP`,
    watch: 'Assistir',
    watchOf: (who) => `Assistir à batalha contra ${who}`,
    gone: 'Já não dá para assistir',
    older: 'O que restou',
    olderOf: (who) => `O que restou da batalha: ${who}`,
    noneTitle: 'Nenhuma batalha ainda',
    noneText: 'Toda batalha que você termina fica aqui, e as últimas podem ser vistas de novo.',
    toMaps: 'Ir para os mapas?',
  },
};
export default words;
