import type { trainingWords } from '../en/expbattle.ts';

const words: typeof trainingWords = {
  title: '경험치 배틀',
  intro: '한 가지 타입의 상대가 팀과 같은 수만큼, 조금 낮은 레벨로 나와요.',
  select: '타입 고르기',
  wheel: '상대의 타입',
  none: '아직 고르지 않았어요',
  start: '훈련 시작',
  starting: '불러오는 중',
  experience: (times) => `경험치 ${times}배`,
  coins: '코인 없음',
  facts: '얻는 것',
  weak: '상대에게 잘 통하는 타입',
  strong: '상대의 기술이 잘 통하는 타입',
};
export default words;
