import type { scatterseaSigns } from '../../en/signs/scattersea.ts';

const words: typeof scatterseaSigns = {
  'halyard-arrival': {
    name: '이정표',
    boxes: ['돛줄항. 아흔 섬 가운데 주차장이 있는 섬에 오셨습니다.'],
  },
  'halyard-quay': {
    name: '이정표',
    boxes: ['물수제비섬, 남쪽. 하나도 도로 던지지 마세요.'],
  },
  'halyard-well': {
    name: '우물의 명판',
    boxes: ['단물. 물통을 들고 곁을 지나세요. 바다에게도 말했는데, 조금 섭섭해합니다.'],
  },
  'halyard-crate': {
    name: '나무 상자',
    boxes: ['“보낸 이에게 반송.” 다른 글씨로: “그 사람 것도 아니래요.”'],
  },
  'halyard-barrel': {
    name: '통',
    boxes: ['뚜껑은 청어라고 한다. 코는 봄부터 아니라고 한다. 옆구리에 뭔가 밀어 넣어져 있다.'],
  },
  'halyard-pots': {
    name: '바닷가재 통발',
    boxes: ['통발 넷에 바닷가재는 없다. 그중 하나가 꼬집지 않는 것을 잡았다.'],
  },
  'halyard-mooring': {
    name: '배 매는 말뚝',
    boxes: ['밧줄이 곧장 아래로 내려간다. 팽팽하고, 가끔 두 번 당겨진다. 인사로.'],
  },
  'stones-landing': {
    name: '이정표',
    boxes: ['물수제비섬. 기록은 돌 하나로 섬 일곱. 그 돌은 아직 가는 중.'],
  },
  'stones-west': {
    name: '이정표',
    boxes: ['맴돌모래톱, 서쪽. 지나칠 수 없습니다. 들어가는 길만 지나치는데, 다들 한 바퀴 돕니다.'],
  },
  'stones-ferries': {
    name: '이정표',
    boxes: [
      '나룻배. 되돌아가는 배는 없음: 그건 뭔가를 인정하는 것. 대개 가고 싶은 데로 갑니다.',
      '도착하고 싶은 분은 해가 온종일 하는 대로 하세요. 해는 배를 놓친 적이 없습니다.',
    ],
  },
  'stones-boulder': {
    name: '큰 돌',
    boxes: ['밀물은 이 자국까지 온다. 자국 밑에 누가 젖으면 안 될 것을 두고, 날마다 틀린다.'],
  },
  'stones-stump': {
    name: '그루터기',
    boxes: ['돛대였다. 밧줄이 지나던 속에 손 하나 들어갈 자리가 있다.'],
  },
  'stones-log': {
    name: '떠내려온 통나무',
    boxes: ['새긴 글: “K + 바다.” 바다는 따개비와 둥근 무언가로 대답했다.'],
  },
  'stones-pots': {
    name: '바닷가재 통발',
    boxes: ['비었고 문이 열려 있다. 안에 아주 작은 의자가 있다.'],
  },
  'spindle-sign': {
    name: '이정표',
    boxes: ['맴돌모래톱. 한 바퀴, 그리고 또 한 바퀴. 지름길은 갈매기용.'],
  },
  'spindle-north': {
    name: '이정표',
    boxes: ['구름위, 북쪽 그리고 위쪽. 외투를 가져가세요. 섬들의 사랑도요. 외투는 돌려주세요.'],
  },
  'spindle-door': {
    name: '등대의 문',
    boxes: ['열쇠 구멍이 없다. 명판에 “두드리시오. 아무도 안 오면, 바다처럼 두드린 것.”'],
  },
  'spindle-wreck': {
    name: '난파선',
    boxes: ['갑판 밑의 양배추가 배보다 잘 지낸다. 두 이랑 사이에 달팽이 아닌 것이 반짝인다.'],
  },
  'spindle-mooring': {
    name: '배 매는 말뚝',
    boxes: ['이 매듭을 묶은 사람은 다시 떠나고 싶지 않았다. 매듭 속에는 떠날 사람을 위한 것이 있다.'],
  },
  'spindle-palm': {
    name: '굽은 야자나무',
    boxes: ['여기 모두처럼 밤이면 불빛 쪽으로 기운다. 껍질의 구멍이 딱 손 높이다.'],
  },
};
export default words;
