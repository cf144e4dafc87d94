import type { campWords } from '../en/camp.ts';

const words: typeof campWords = {
  list: '야영지에 놓인 것',
  arrange: '야영지 꾸미기',
  title: '나의 야영지',
  text: '바꾸면 바로 놓여요. 가구 하나는 한 자리에만 놓이고, 다른 자리에 놓으면 옮겨 가요.',
  loading: '천막에서 모두 꺼내는 중…',
  failed: '가구를 불러오지 못했어요.',
  again: '다시 시도',
  empty: '아직 가구가 없어요. 상점에서 팔고, 지방마다 마을에 그곳만의 가구가 있어요.',
  toMart: '상점으로',
  more: '상점에서 더 찾기',
  nothing: '비움',
  noneFits: '여기에 맞는 가구가 아직 없어요.',
  done: '완료',
  placed: (piece, spot) => `${piece}: ${spot}.`,
  cleared: (spot) => `${spot}: 비웠어요.`,
  spots: {
    tent: '나의 천막',
    line: '천막 사이',
    rug: '모닥불 앞',
    backLeft: '왼쪽 뒤, 소나무 곁',
    backRight: '오른쪽 뒤, 소나무 곁',
    middle: '모닥불 뒤',
    frontLeft: '왼쪽 앞',
    frontRight: '오른쪽 앞',
  },
  page: '야영지',
};
export default words;
