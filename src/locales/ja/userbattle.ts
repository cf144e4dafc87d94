import type { userBattleWords } from '../en/userbattle.ts';

const words: typeof userBattleWords = {
  title: 'プレイヤーバトル',
  looking: '同じくらいの強さの相手を探しています…',
  challenging: (name) => `${name}に挑戦しています…`,
};
export default words;
