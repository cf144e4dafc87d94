import type { harkmoorSigns } from '../../en/signs/harkmoor.ts';

const words: typeof harkmoorSigns = {
  'peatwick-road': {
    name: '이정표',
    boxes: ['이탄골. 주민: 좀 있음. 가장 가까운 이웃: 늪. 아무것도 빌려주지 마시오.'],
  },
  'peatwick-well': {
    name: '우물의 명판',
    boxes: ['“이 우물은 보기보다 깊음.” 그 밑에 긁어서: “우물도 나를 보았음.” 물통은 어느 쪽이든 괜찮다.'],
  },
  'peatwick-barrel': {
    name: '타르 통',
    boxes: ['배에 바르는 타르. 늪이 마지막 배를 삼킨 뒤로 배는 없다. 테두리 밑에 뭔가 끼여 있다.'],
  },
  'peatwick-crate': {
    name: '나무 상자',
    boxes: ['받는 곳: 잠긴 예배당. 반송됨. “부재중, 축축하기만 함.”'],
  },
  'peatwick-cairn': {
    name: '돌탑',
    boxes: ['돌아온 사람마다 돌 하나씩. 누가 크기순으로 정리하고 있다.'],
  },
  'peatwick-log': {
    name: '쓰러진 통나무',
    boxes: ['길 위로 쓰러져서, 길을 옮겼다. 여기서는 그렇게 한다.'],
  },
  'hark-gate': {
    name: '이정표',
    boxes: ['오래들판. 조용히 걸으시오, 듣고 있으니. 시끄럽게 걸어도 되오, 더한 것도 들었으니.'],
  },
  'hark-fork': {
    name: '이정표',
    boxes: ['길. 제 시간을 들이고 당신 시간도 조금 가져갑니다. 양치기는 돌을 세되 말하지 말 것.'],
  },
  'hark-stone': {
    name: '귀기울돌',
    boxes: ['귀를 대 본다. 저 밑에서 무언가 음이 안 맞게 흥얼거린다. 설거지하는 사람처럼.'],
  },
  'hark-door': {
    name: '문 옆의 돌',
    boxes: [
      '큰 돌이 먼저 말한다, 느리니까. 작은 돌은 못 기다린다. 가운데 돌이 아멘 한다.',
      '더 작게: “살살 밟으시오. 말이 틀리면 다들 토라지고, 문도 토라짐.”',
    ],
  },
  'hark-boulder': {
    name: '큰 돌',
    boxes: ['이쪽에는 천 년 동안 바람이 기대 왔다. 저쪽에는 마른 구멍이 조그맣게 있다.'],
  },
  'hark-ring': {
    name: '둥근 돌',
    boxes: ['어느 밤 돌 고리에서 굴러 나와서, 늘 여기 있었던 척하는 것 같다.'],
  },
  'hark-seat': {
    name: '납작한 돌',
    boxes: ['양치기 자리. 위는 따뜻하고, 밑에는 양치기 주머니에서 떨어진 모든 것이 있다.'],
  },
  'chapel-sign': {
    name: '이정표',
    boxes: ['예배당, 둑길 건너. 예배는 썰물 때. 썰물은 없음.'],
  },
  'chapel-book': {
    name: '종지기의 책',
    boxes: [
      '“여섯 시에 침. 정오에 침. 자정에는 안 쳤으나, 울림.”',
      '쪽마다 똑같은 줄이 열아홉 사람의 글씨로 있다. 내가 쓰면 스무 번째다.',
    ],
  },
  'chapel-cairn': {
    name: '돌탑',
    boxes: ['비도 안 왔는데 돌이 젖어 있다. 사이에서 뭔가 반짝인다.'],
  },
  'chapel-boat': {
    name: '나룻배',
    boxes: ['뱃삯: 가진 것. 누가 냈는데 아무도 가지러 오지 않았다.'],
  },
  'chapel-stone': {
    name: '문기둥',
    boxes: ['문의 반쪽. 나머지 반쪽은 호수 밑 어딘가에 아직 열려 있다고 한다.'],
  },
};
export default words;
