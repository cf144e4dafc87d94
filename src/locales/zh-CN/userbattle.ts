import type { userBattleWords } from '../en/userbattle.ts';

const words: typeof userBattleWords = {
  title: '玩家对战',
  looking: '正在找一位实力相近的对手…',
  challenging: (name) => `正在向${name}挑战…`,
};
export default words;
