import type { leaveBattleWords } from '../en/leaveBattle.ts';
import { italianTier, italianType } from './ids.ts';

const words: typeof leaveBattleWords = {
  title: 'Lasciare la lotta?',
  text: (opponent) =>
    `Lascerai la lotta in corso. Contro di te: ${opponent}. Non si potrà riprendere, e conta come fuga.`,
  stake: 'La posta è persa.',
  goBack: 'Torna a lottare',
  leave: 'Lasciala',
  wild: (name) => `${name} selvatico`,
  training: (type) =>
    type ? `compagni di allenamento di tipo ${italianType(type)}` : 'compagni di allenamento',
  gold: (tier) => (tier ? `la squadra di casa, fascia ${italianTier(tier)}` : 'la squadra di casa'),
};
export default words;
