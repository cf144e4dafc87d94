import type { avatarWords } from '../en/avatars.ts';
import { numberWords } from '../format.ts';

const words: typeof avatarWords = {
  label: '나의 모습',
  change: '모습 바꾸기',
  text: '누가 지도를 걸을까요? 언제든 바꿀 수 있어요.',
  wear: '이 모습으로',
  cancel: '취소',
  price: (coins, town) =>
    town === null
      ? `어느 상점에서나 ${numberWords(coins)}코인`
      : `${town} 상점에서 ${numberWords(coins)}코인`,
  asking: '상점에 입을 것을 물어보는 중…',
  failed: '상점에 입을 것이 뭐가 있는지 알 수 없었어요.',
  again: '다시 시도',
  toMart: '상점의 모습들',
  looks: {
    player: { name: '나그네', text: '청록 모자, 산호빛 목도리, 배낭.' },
    gardener: { name: '정원사', text: '동그란 머리 두 개, 멜빵바지, 물뿌리개.' },
    scholar: { name: '학자', text: '자줏빛 머릿수건, 동그란 안경, 책가방.' },
    racer: { name: '레이서', text: '노란 테 휠체어, 빨간 재킷, 하얀 머리띠.' },
    storyteller: { name: '이야기꾼', text: '하얗게 쪽 찐 머리, 진홍 숄, 지팡이.' },
    woodcutter: { name: '나무꾼', text: '붉은 수염, 방울 모자, 장작 한 묶음.' },
    drover: { name: '소몰이', text: '챙 넓은 모자, 줄무늬 판초, 길게 땋은 머리.' },
    hopper: { name: '첨벙이', text: '오리 모양의 노란 비옷을 입은 아이.' },
    dancer: { name: '춤꾼', text: '구릿빛 말총머리, 넓은 터키색 치마.' },
    skipper: { name: '선장', text: '샛노란 터번, 검은 수염, 선장 외투.' },
    rocker: { name: '로커', text: '자홍빛 닭볏 머리, 까만 안경, 기타.' },
    sledder: { name: '썰매꾼', text: '털을 두른 파카, 빨간 벙어리장갑.' },
    fox: { name: '여우', text: '뾰족한 귀가 달린 주황 두건, 북슬북슬한 꼬리.' },
    toadstool: { name: '버섯', text: '하얀 점박이 빨간 모자, 이끼 망토, 가방.' },
    diver: { name: '잠수부', text: '창이 달린 둥근 놋쇠 투구, 공기통 두 개.' },
    stargazer: { name: '별지기', text: '별이 박힌 뾰족모자와 한밤의 옷.' },
    lamplighter: { name: '등불지기', text: '실크해트, 네 가지 빛깔 외투, 장대 끝의 등.' },
  },
};
export default words;
