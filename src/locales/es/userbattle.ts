import type { userBattleWords } from '../en/userbattle.ts';

const words: typeof userBattleWords = {
  title: 'Combate de jugadores',
  looking: 'Buscando un rival de tu talla…',
  challenging: (name) => `Retando a ${name}…`,
};
export default words;
