import type { partWords } from '../en/parts.ts';
import { numberWords } from '../format.ts';

const words: typeof partWords = {
  close: '닫기',
  fewer: (what) => `줄이기: ${what}`,
  more: (what) => `늘리기: ${what}`,
  previous: '이전',
  next: '다음',
  pages: '페이지',
  span: (first, last, count) => `${numberWords(count)}개 중 ${numberWords(first)}–${numberWords(last)}`,
  clear: '지우기',
  nothing: '찾은 것이 없어요',
  found: (count) => `${numberWords(count)}개 찾음`,
  battleWentOn: '그사이 배틀이 더 진행됐어요. 지금은 이런 상황이에요.',
  otherSettings: '이제 계정의 설정이 적용돼요. 이 기기의 설정은 ‘설정’에서 고를 수 있어요.',
  stage: {
    missing: '그림을 불러오지 못했어요. 게임은 그림 없이 이어져요.',
    broken: '그림이 깨져서 다시 그리지 못했어요. 게임은 그림 없이 이어져요.',
  },
  unknown: {
    text: '여기엔 페이지가 없어요. 진화해 버렸거나, 처음부터 없었거나.',
    home: '집에 데려다줘요',
  },
};
export default words;
