import type { userBattleWords } from '../en/userbattle.ts';

const words: typeof userBattleWords = {
  title: '유저 배틀',
  looking: '비슷한 실력의 상대를 찾는 중…',
  challenging: (name) => `${name} 님에게 도전하는 중…`,
};
export default words;
