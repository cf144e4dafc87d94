import type { adviceWords } from '../en/advice.ts';
import { koreanRegion } from './ids.ts';
import { subject } from './particles.ts';

const words: typeof adviceWords = {
  title: '다음에 할 일',
  loading: '할 일을 둘러보는 중…',
  failed: '다음에 할 일을 불러오지 못했어요.',
  offers: {
    title: (count) => (count === 1 ? '제안이 기다려요' : `제안 ${count}건이 기다려요`),
    text: '교환하고 싶어 하는 사람이 있어요.',
  },
  evolve: {
    title: (name, count) =>
      count === 1 ? `${subject(name)} 진화할 수 있어요` : `${name} 외 ${count - 1}마리가 진화할 수 있어요`,
    text: '언제든 한 번 누르면 돼요.',
  },
  balls: {
    title: (count) => (count === 0 ? '볼이 없어요' : `볼이 ${count}개뿐이에요`),
    text: '상점에 더 있어요.',
  },
  firstSteps: {
    title: '두 번째 생물 잡기',
    text: '키 큰 풀숲으로! 약하게 만든 다음 볼을 던지세요.',
  },
  gym: {
    title: (name) => `${name}에게 도전하기`,
    text: (region, least, most) =>
      `${koreanRegion(region)}의 체육관, 레벨 ${least === most ? least : `${least}–${most}`}.`,
  },
};
export default words;
