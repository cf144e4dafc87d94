import type { avatarWords } from '../en/avatars.ts';

const words: typeof avatarWords = {
  label: '나의 모습',
  change: '모습 바꾸기',
  text: '누가 지도를 걸을까요? 언제든 바꿀 수 있어요.',
  wear: '이 모습으로',
  cancel: '취소',
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
  },
};
export default words;
