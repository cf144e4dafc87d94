import type { userBattleWords } from '../en/userbattle.ts';

const words: typeof userBattleWords = {
  title: 'Duel',
  looking: 'On cherche un adversaire de force égale…',
  challenging: (name) => `Défi lancé : ${name}…`,
};
export default words;
