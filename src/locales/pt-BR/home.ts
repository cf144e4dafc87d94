import type { homeWords } from '../en/home.ts';
import { portugueseCount } from './counted.ts';

const words: typeof homeWords = {
  welcome: 'Boas-vindas a Emberwild!',
  pick: 'Escolha a sua primeira criatura. Daqui em diante, ela vai caminhar ao seu lado.',
  starters: 'Sua primeira criatura',
  select: 'Escolher este pokemon',
  back: 'Que bom ver você!',
  toMaps: 'Ir para os mapas?',
  team: 'Seu time',
  member: (name, level) => `${name}, nível ${level}`,
  inBattle: 'Uma batalha espera por você.',
  resume: 'Voltar à batalha',
  summary: (creatures, coins) =>
    `${portugueseCount(creatures, 'criatura', 'criaturas')} · ${portugueseCount(coins, 'moeda', 'moedas')}`,
  continueIn: (map) => `Continuar: ${map}`,
  teamComes: 'Seu time está vindo para a fogueira…',
  teamFailed: 'Seu time não achou o caminho até aqui.',
  teamAgain: 'Chamar de novo',
  nobody: 'Não há ninguém no seu time.',
  chooseTeam: 'Montar o time',
};
export default words;
