import type { leaveBattleWords } from '../en/leaveBattle.ts';
import { polishTier, polishType } from './ids.ts';

const words: typeof leaveBattleWords = {
  title: 'Porzucić walkę?',
  text: (opponent) =>
    `Porzucasz walkę (przeciwnik: ${opponent}). Nie da się do niej wrócić i liczy się jako ucieczka.`,
  stake: 'Stawka przepada.',
  goBack: 'Wróć do niej',
  leave: 'Porzuć ją',
  wild: (name) => `dziki ${name}`,
  training: (type) => (type ? `sparingpartnerzy (typ: ${polishType(type)})` : 'sparingpartnerzy'),
  gold: (tier) => (tier ? `drużyna domu (${polishTier(tier)})` : 'drużyna domu'),
};
export default words;
