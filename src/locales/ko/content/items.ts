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
  'flower-box': {
    name: '꽃 상자',
    description: '볼을 담던 상자에 심은 금잔화. 꽃들은 아직 눈치채지 못했어요.',
  },
  'camp-lantern': {
    name: '야영 등',
    description: '책을 읽을 만큼 밝아요. 나방들은 제 책을 가져와요.',
  },
  'plaid-rug': {
    name: '체크무늬 깔개',
    description: '여태 흘린 부스러기가 다 이 안 어딘가에 있어요.',
  },
  'trail-sign': {
    name: '이정표',
    description: '네 방향을 가리키는데, 모두 ‘나중에’예요.',
  },
  bunting: {
    name: '깃발 줄',
    description: '언제 터질지 모르는 잔치를 위한 깃발.',
  },
  'stew-pot': {
    name: '찌개 솥',
    description: '뭐가 들었는지 누가 묻기 전부터 끓고 있어요.',
  },
  bench: {
    name: '벤치',
    description: '두 사람, 또는 한 사람과 아주 큰 의견이 앉아요.',
  },
  'banner-greenreach': {
    name: '푸른들 깃발',
    description: '초록 바탕에 잎사귀. 칭찬하면 바스락거려요.',
  },
  'berry-tent': {
    name: '열매 천막',
    description: '아무도 차마 못 먹은 마지막 열매의 빨강으로 물든 천막.',
  },
  'string-lights': {
    name: '줄 등',
    description: '하나씩 꺼지기를 거부하는 작은 등 여섯 개.',
  },
  hammock: {
    name: '그물 침대',
    description: '들어가는 것은 예술, 나오는 것은 소문이에요.',
  },
  'sun-rug': {
    name: '해 깔개',
    description: '한낮에 짰어요. 겨울에도 가운데가 따뜻해요.',
  },
  'moss-rug': {
    name: '이끼 깔개',
    description: '푹신하고 푸르고, 봄마다 조금씩 커져요.',
  },
  'banner-harkmoor': {
    name: '귀기울늪 깃발',
    description: '이탄빛 바탕에 갈대. 비 냄새가 나요.',
  },
  'bog-light': {
    name: '늪 불',
    description: '더는 사람을 홀리지 않겠다고 약속한 병 속의 불빛.',
  },
  'banner-scattersea': {
    name: '흩섬바다 깃발',
    description: '파란 바탕에 물결. 바람이 쉴 때도 펄럭여요.',
  },
  'shell-fountain': {
    name: '조개 분수',
    description: '귀를 대면 바다가 이쪽 소리를 들어요.',
  },
  'banner-overcloud': {
    name: '구름위 깃발',
    description: '하얀 바탕에 봉우리. 다른 깃발들을 내려다봐요.',
  },
  'paper-moons': {
    name: '종이 달',
    description: '진짜 달이 그리운 누군가가 접은 달 세 개.',
  },
  telescope: {
    name: '망원경',
    description: '별을 보여 줘요. 가끔은 마주 손 흔드는 별도.',
  },
  'banner-fourlight': {
    name: '네빛 깃발',
    description: '보라 바탕에 불티 네 개. 누구나 다른 것을 먼저 봐요.',
  },
  'starry-tent': {
    name: '별 천막',
    description: '새벽 두 시의 파랑으로 물든 천막, 별도 들어 있어요.',
  },
  'four-lights': {
    name: '네 빛 등',
    description: '새벽과 낮과 해질녘과 밤이 저마다의 유리 속에서 사이좋게 지내요.',
  },
  fox: { name: '여우 옷', description: '입는 것. 귀도 꼬리도 다 있어요. 암탉이 질문을 하니 멈추지 마세요.' },
  toadstool: {
    name: '버섯 모자',
    description: '입는 것. 이끼 망토가 딸려 있어요. 비를 막고, 먹으려던 이도 지금껏 다 막았어요.',
  },
  diver: { name: '잠수복', description: '입는 것. 놋쇠와 돛천과 내 공기. 웅덩이가 깊어질 때를 위해.' },
  stargazer: {
    name: '한밤의 옷',
    description: '입는 것. 모자도 함께. 제시간에 맞는 건 하루에 한 번뿐이에요.',
  },
  lamplighter: {
    name: '네 빛의 외투',
    description: '입는 것. 네 빛을 외투 한 벌에 담고, 집에 갈 때 켤 등도 하나.',
  },
};
export default words;
