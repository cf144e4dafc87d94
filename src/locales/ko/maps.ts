import type { mapsWords } from '../en/maps.ts';
import { subject } from './particles.ts';

const words: typeof mapsWords = {
  title: '지도',
  hint: '어디로 갈까요?',
  inBattle: '아직 끝나지 않은 배틀이 있어요. 끝날 때까지 지도는 기다려 줄 거예요.',
  more: '걸어서 다다른 지도가 여기에 하나씩 더 나타나요.',
  wanderer: (species, map, ground, until) =>
    `오늘의 나그네: ${subject(species)} ${map}(${ground})에 와서 ${until}까지 머물러요. 내일은 다른 누군가가 와요.`,
  places: {
    green_land: { title: '그린랜드', text: '마을 풀밭과 잔잔한 호수, 그리고 처음 만나는 키 큰 풀숲.' },
    green_land2: {
      title: '그린랜드 2',
      text: '강을 따라 바다까지. 벼랑과 모래, 그리고 더 강한 생물들.',
    },
    green_land3: {
      title: '걸쇠나루',
      text: '광장을 둘러싼 체육관 아홉 곳과 상점, 서두를 줄 모르는 개울.',
    },
    harkmoor: {
      title: '이탄골',
      text: '늪 위로 난 길가의 집들. 사람들은 말이 적지만, 그 적은 말이 대개 진심이다.',
    },
    harkmoor2: { title: '오래들판', text: '히스 꽃과 물웅덩이와 둥글게 선 돌들. 길은 느긋하다.' },
    harkmoor3: { title: '잠긴 예배당', text: '둑길 끝에 아무도 치지 않는 종이 있다.' },
    scattersea: {
      title: '돛줄항',
      text: '항구를 둘러싼 집들. 시계들이 시간을 맞추기도 전에 배들이 돌아온다.',
    },
    scattersea2: {
      title: '물수제비섬',
      text: '누가 던져 놓은 듯한 섬들과, 떨어진 자리로 이어지는 널길.',
    },
    scattersea3: {
      title: '맴돌모래톱',
      text: '소용돌이 모래톱 한가운데에 등대가, 가는 길에 정원이 딸린 배가 있다.',
    },
    overcloud: {
      title: '소금비탈',
      text: '바위산의 집들을 밧줄이 잇는다. 차에는 소금을 넣고, 주전자는 식을 틈이 없다.',
    },
    overcloud2: { title: '바람덤 능선', text: '구름 위의 네 층 비탈. 내려가기가 올라오기보다 빠르다.' },
    overcloud3: {
      title: '바람 오르간',
      text: '집채만 한 돌 파이프. 연주는 바람이 하고, 악보는 아무도 넘기지 않는다.',
    },
    fourlight: {
      title: '한시반',
      text: '네 시각을 한꺼번에 가리키는 해시계 마을. 늦을 까닭이 없으니 아무도 늦지 않는다.',
    },
    fourlight2: {
      title: '느긋십리',
      text: '아침과 한낮과 저녁과 밤이 나란히 있다. 다리는 어느 시각에나 삐걱거린다.',
    },
    fourlight3: {
      title: '식은 화덕',
      text: '첫 부엌의 화덕, 네 귀퉁이의 등불, 그리고 빙하가 맡아 둔 도서관.',
    },
  },
};
export default words;
