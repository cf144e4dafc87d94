import type { userBattleWords } from '../en/userbattle.ts';

const words: typeof userBattleWords = {
  title: 'Pojedynek',
  looking: 'Szukamy kogoś o podobnej sile…',
  challenging: (name) => `Wyzwanie rzucone: ${name}…`,
};
export default words;
