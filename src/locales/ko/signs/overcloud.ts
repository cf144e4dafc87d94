import type { overcloudSigns } from '../../en/signs/overcloud.ts';

const words: typeof overcloudSigns = {
  'saltsteep-road': {
    name: '이정표',
    boxes: ['소금비탈, 위쪽. 뭐든 위쪽. 아래로 가는 길을 찾은 분은 알려 주세요.'],
  },
  'saltsteep-pass': {
    name: '이정표',
    boxes: ['능선, 북쪽. 모자를 잡으세요. 앞사람 모자도 잡으세요.'],
  },
  'saltsteep-well': {
    name: '우물의 명판',
    boxes: ['눈 녹은 물, 천천히 마실 것. 물통을 들고 곁을 지나세요. 어찌나 찬지 모금들이 줄을 섭니다.'],
  },
  'saltsteep-kettle': {
    name: '주전자',
    boxes: ['봄부터 끓을락 말락 한다. 번갈아 지켜본다는데, 그래서였구나.'],
  },
  'saltsteep-barrel': {
    name: '소금 통',
    boxes: ['굵은소금. 끈에 쪽지가 달려 있다. “급할 때는 파 보시오.” 소금 이야기가 아니었다.'],
  },
  'saltsteep-crate': {
    name: '나무 상자',
    boxes: ['모든 면에 ‘이쪽 위로’. 짐꾼들은 할 수 있는 데까지 했다.'],
  },
  'saltsteep-cairn': {
    name: '돌탑',
    boxes: ['맨 윗돌: 납작하고, 웃는 얼굴. 그 밑은 웃음보다는 주머니에 가깝다.'],
  },
  'ridge-foot': {
    name: '이정표',
    boxes: ['바람덤 능선. 턱을 내려가면 다시 못 올라옵니다. 바람을 지나면 말이 안 들립니다.'],
  },
  'ridge-top': {
    name: '이정표',
    boxes: ['바람 오르간, 북쪽. 오늘은 뭐든 내림마조, 맞든 안 맞든.'],
  },
  'ridge-cairn': {
    name: '돌탑',
    boxes: ['맨 밑의 돌이 얼마 전에 움직였다. 눈은 눈치챌 틈이 없었다.'],
  },
  'ridge-log': {
    name: '속 빈 통나무',
    boxes: ['나무도 안 자라는 여기까지 누가 통나무를? 안전한 곳과 낮잠이 필요했던 누군가.'],
  },
  'ridge-pile': {
    name: '돌무더기',
    boxes: ['아직 돌탑은 아니다. 되고 싶어서 연습 중이다.'],
  },
  'ridge-marker': {
    name: '높은 돌탑',
    boxes: ['‘절반’이라고 긁혀 있다. 그 옆에는 ‘낙천가’.'],
  },
  'organ-sign': {
    name: '이정표',
    boxes: ['바람 오르간. 파이프를 만지지 마세요. 속삭이는 파이프에는 귀 기울이지 마세요.'],
  },
  'organ-plate': {
    name: '오르간의 명판',
    boxes: ['만든 이 없음, 조율은 날씨. 연주회는 날마다, 그칠 때까지.'],
  },
  'organ-tarn': {
    name: '이정표',
    boxes: [
      '얼어붙은 못. 누구든, 언제나 끝까지 실어 줍니다. 사람을 멈춰 세운 것은 돌 네 개뿐입니다.',
      '아래에 긁힌 글씨. “눈까지 네 번 미끄러짐. 나는 열아홉 번 걸림.”',
    ],
  },
  'organ-stone': {
    name: '선돌',
    boxes: ['밑동에 듣는 사람 하나 앉을 자리가 닳아 있다. 앉아 본 누구에게나 꼭 맞는다.'],
  },
  'organ-cairn': {
    name: '돌탑',
    boxes: ['돌 일곱, 음 일곱. 여덟째는 헐겁고, 들면 낮은음으로 운다.'],
  },
  'organ-pile': {
    name: '벼랑 끝 돌탑',
    boxes: ['여기서는 바다가 보인다. 바다만 보는 사람 몰래 누가 숨긴 것도.'],
  },
  'organ-boulder': {
    name: '큰 돌',
    boxes: ['따라 흥얼거린다. 뒤에는 조용히 하라고 준 것이 있다.'],
  },
};
export default words;
