import type { userBattleWords } from '../en/userbattle.ts';

const words: typeof userBattleWords = {
  title: 'Batalha contra jogadores',
  looking: 'Procurando um adversário à altura…',
  challenging: (name) => `Desafiando ${name}…`,
};
export default words;
