import type { leaveBattleWords } from '../en/leaveBattle.ts';
import { portugueseTier, portugueseType } from './ids.ts';

const words: typeof leaveBattleWords = {
  title: 'Abandonar a batalha?',
  text: (opponent) =>
    `Você vai abandonar a batalha contra ${opponent}. Não dá para retomá-la, e ela conta como fuga.`,
  stake: 'A aposta fica perdida.',
  goBack: 'Voltar a ela',
  leave: 'Abandonar',
  wild: (name) => `${name} selvagem`,
  training: (type) =>
    type ? `seus parceiros de treino do tipo ${portugueseType(type)}` : 'seus parceiros de treino',
  gold: (tier) => (tier ? `o time da casa (${portugueseTier(tier)})` : 'o time da casa'),
};
export default words;
