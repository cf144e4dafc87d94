import type { leaveBattleWords } from '../en/leaveBattle.ts';
import { frenchTier, frenchType } from './ids.ts';

const words: typeof leaveBattleWords = {
  title: 'Quitter ton combat ?',
  text: (opponent) =>
    `Tu vas quitter ton combat contre ${opponent}. Il ne pourra pas être repris, et compte comme une fuite.`,
  stake: 'Sa mise est perdue.',
  goBack: 'Y retourner',
  leave: 'Le quitter',
  wild: (name) => `un ${name} sauvage`,
  training: (type) =>
    type ? `tes partenaires de type ${frenchType(type)}` : 'tes partenaires d’entraînement',
  gold: (tier) => (tier ? `l’équipe de la maison (${frenchTier(tier)})` : 'l’équipe de la maison'),
};
export default words;
