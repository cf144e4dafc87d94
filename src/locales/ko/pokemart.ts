import type { martWords } from '../en/pokemart.ts';
import { numberWords } from '../format.ts';

const coins = (count: number) => `${numberWords(count)}코인`;

const words: typeof martWords = {
  loading: '상점을 불러오는 중',
  title: '상점',
  held: (count) => `쓸 수 있는 코인: ${numberWords(count)}개.`,
  table: '파는 물건',
  shelves: { label: '진열대', wares: '여행 물품', camp: '야영 물품', looks: '입을 것', tutor: '기술 선생님' },
  columns: { item: '물건', quantity: '수량', bag: '가방에', cost: '값' },
  quantityOf: (item) => `${item} 수량`,
  price: coins,
  carried: '가지고 있어요',
  lacks: (count) => `${coins(count)} 모자람`,
  buy: (count) => `${coins(count)}에 사기`,
  buying: '사는 중이에요. 기다려 주세요',
  left: (count) => `${coins(count)}이 남아요.`,
  missing: (count) => `${coins(count)}이 모자라요.`,
  unchosen: '저마다 몇 개를 살지 고르세요.',
  clear: '수량 지우기',
  none: '수량을 넣어 주세요',
  poor: '코인이 모자라요!',
  done: '구매를 마쳤어요',
  towns: (names) => `${names.join(', ')}: 그곳 상점에만 있는 물건이 있어요. 그곳에서 다시 보세요.`,
  here: '여기서만 팔아요',
  stepsLeft: '걸음 남음',
  ledger: '코인 내역',
  failed: {
    title: '상점이 닫혀 있어요',
    text: import.meta.env.TRIAL
      ? '열리지 않았어요. 코인과 가방은 이 브라우저에 무사히 있어요.'
      : '서버가 대답하지 않았어요. 코인과 가방은 서버에 무사히 있어요.',
  },
};
export default words;
