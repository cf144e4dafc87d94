import type { faqWords } from '../en/faq/index.ts';

const words: typeof faqWords = {
  title: '자주 묻는 질문',
  intro: import.meta.env.TRIAL
    ? '처음 온 사람들이 자주 묻는 것이에요. 숫자는 게임이 쓰는 값에서 계산했어요. 계정과 교환과 다른 플레이어는 서버에만 있고 체험판에는 없어요.'
    : '처음 온 사람들이 자주 묻는 것이에요. 숫자는 서버가 쓰는 값에서 계산했어요.',
  search: '질문 찾기',
  chapters: '장',
  found: (count) => `대답 ${count}개`,
  none: '그 낱말이 들어간 대답이 없어요',
  noneText: '낱말을 줄이거나 다른 낱말을 넣어 보세요.',
  clear: '모든 질문 보기',
  link: '이 대답의 링크',
};
export default words;
