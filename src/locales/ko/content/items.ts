import type { itemTexts } from '../../en/content/items.ts';

const words: typeof itemTexts = {
  nball: { name: '베이직볼', description: '수수한 받침에 맑은 유리. 지치거나 순한 생물에게 좋아요.' },
  gball: { name: '슈퍼볼', description: '더 넓은 받침에 파란 유리. 베이직볼보다 1.5배 잘 잡혀요.' },
  uball: { name: '울트라볼', description: '두 번 구운 호박빛 유리. 베이직볼보다 2배 잘 잡혀요.' },
  mball: { name: '마스터볼', description: '이제 아무도 만들 줄 모르는 보랏빛 유리. 절대 놓치지 않아요.' },
  'trail-charm': {
    name: '오솔길 부적',
    description: '끈에 매단 나무 장화. 지니고 있으면 희귀한 생물이 1.5배 자주 나와요.',
  },
  'coin-charm': {
    name: '동전 부적',
    description: '양면이 다 웃는 얼굴인 동전. 지니고 있으면 승리로 얻는 코인이 10% 늘어요.',
  },
  'study-charm': {
    name: '배움 부적',
    description: '무엇이든 다 읽은 책갈피. 지니고 있으면 팀이 10% 빨리 배워요.',
  },
  'glimmer-charm': {
    name: '반짝 부적',
    description: '은 발톱이 움켜쥔 땅거미 한 조각. 지니고 있으면 반짝빛과 어둠빛이 2배 자주 나와요.',
  },
  'grass-whistle': {
    name: '풀피리',
    description: '비밀을 속삭여 준 풀잎. 들에서 100걸음 동안 희귀한 생물이 1.5배 자주 나와요.',
  },
  'peat-lantern': {
    name: '이탄 초롱',
    description: '천천히 타며 오래전 비 냄새가 나요. 들에서 150걸음 동안 희귀한 생물이 2배 자주 나와요.',
  },
  'salt-bell': {
    name: '소금 방울',
    description:
      '물속에서만 울리고, 귀 있는 것은 다 보러 와요. 들에서 200걸음 동안 희귀한 생물이 2.5배 자주 나와요.',
  },
  'pearl-dust': {
    name: '진주 가루',
    description: '굴이 재채기로 뱉은 달빛 한 꼬집. 들에서 150걸음 동안 반짝빛과 어둠빛이 1.5배 자주 나와요.',
  },
  'star-bait': {
    name: '별 미끼',
    description:
      '아주 긴 줄 끝에 매단 별똥별 부스러기. 들에서 200걸음 동안 반짝빛과 어둠빛이 2배 자주 나와요.',
  },
  'cloud-chime': {
    name: '구름 풍경',
    description:
      '바람이 하려던 말을 들려주는 가는 대롱 일곱 개. 들에서 250걸음 동안 희귀한 생물이 3배 자주 나와요.',
  },
};
export default words;
