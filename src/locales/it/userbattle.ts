import type { userBattleWords } from '../en/userbattle.ts';

const words: typeof userBattleWords = {
  title: 'Sfida tra giocatori',
  looking: 'Cerchiamo qualcuno alla tua altezza…',
  challenging: (name) => `Sfida a ${name} in corso…`,
};
export default words;
