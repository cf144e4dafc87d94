import type { gymWords } from '../en/gymbattle.ts';
import { portugueseCount } from './counted.ts';

const words: typeof gymWords = {
  title: 'Batalha de ginásio',
  intro: 'Oito líderes e um campeonato em cada região. Quem você vence fica na sua lista para sempre.',
  loading: 'Buscando os ginásios',
  loadFailed: 'Opa! Não deu para buscar os ginásios agora',
  startFailed: 'Não deu para começar a batalha',
  failed: {
    title: 'Os ginásios estão fora de alcance',
    text: import.meta.env.TRIAL
      ? 'As portas estão abertas, só o caminho é que não. Suas vitórias estão seguras neste navegador.'
      : 'As portas estão abertas, só o caminho é que não. Suas vitórias estão seguras no servidor.',
  },
  regions: 'Regiões',
  locked: 'Fechada',
  progress: (beaten, all) => `${beaten}/${all}`,
  beaten: (beaten, all) => `${beaten} de ${all} líderes vencidos`,
  conquered: 'Campeonato vencido',
  leadersOf: (region) => `Líderes de ${region}`,
  opens: (region, before, leaders) =>
    `${region} abre quando todos os ${leaders} líderes de ${before} forem vencidos.`,
  toGo: (left) => (left === 1 ? 'Falta um.' : `Faltam ${left}.`),
  champion: 'Campeonato',
  championOpens: (region, leaders) =>
    `Vença todos os ${leaders} líderes de ${region}, e o campeonato aceita o seu desafio.`,
  levels: (least, most) => (least === most ? `Nível ${least}` : `Nível ${least}–${most}`),
  size: (creatures) => portugueseCount(creatures, 'criatura', 'criaturas'),
  prize: (coins) => `Prêmio: ${portugueseCount(coins, 'moeda', 'moedas')}`,
  rematch: (coins) => `Revanche: ${portugueseCount(coins, 'moeda', 'moedas')}`,
  badges: 'Insígnias',
  badge: (name) => `Insígnia de ${name}`,
  noBadge: (name) => `Ainda sem a insígnia de ${name}`,
  battle: 'Batalhar',
  starting: 'Carregando',
  defeated: 'Vencido',
};
export default words;
