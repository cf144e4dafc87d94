import type { userBattleWords } from '../en/userbattle.ts';

const words: typeof userBattleWords = {
  title: 'Oyuncu savaşı',
  looking: 'Denk bir rakip aranıyor…',
  challenging: (name) => `Meydan okunuyor: ${name}…`,
};
export default words;
