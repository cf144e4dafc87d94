import type { leaveBattleWords } from '../en/leaveBattle.ts';
import { koreanTier, koreanType } from './ids.ts';
import { comitative } from './particles.ts';

const words: typeof leaveBattleWords = {
  title: '배틀을 그만둘까요?',
  text: (opponent) =>
    `${comitative(opponent)} 벌이던 배틀을 그만둬요. 다시 이어 갈 수 없고, 도망친 것으로 쳐요.`,
  stake: '건 코인은 사라져요.',
  goBack: '배틀로 돌아가기',
  leave: '그만두기',
  wild: (name) => `야생의 ${name}`,
  training: (type) => (type ? `${koreanType(type)} 타입 훈련 상대` : '훈련 상대'),
  gold: (tier) => (tier ? `${koreanTier(tier)} 전속 팀` : '전속 팀'),
};
export default words;
