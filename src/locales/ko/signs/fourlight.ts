import type { fourlightSigns } from '../../en/signs/fourlight.ts';

const words: typeof fourlightSigns = {
  'halfpast-road': {
    name: '이정표',
    boxes: ['한시반. 언젠가 오실 줄 알았습니다. 아무것도 감지 마세요.'],
  },
  'halfpast-north': {
    name: '이정표',
    boxes: ['느긋십리, 북쪽. 걸릴 만큼 걸립니다. 경치에 1분 더.'],
  },
  'halfpast-dial': {
    name: '해시계의 명판',
    boxes: ['그림자 넷, 해는 필요 없음. 넷이 다 맞으면 누구에게든 알려 주세요.'],
  },
  'halfpast-well': {
    name: '우물의 명판',
    boxes: ['모든 시간의 물. 물통을 들고 곁을 지나세요. 방금 찼거나, 이제 막 차려는 참입니다.'],
  },
  'halfpast-dawn': {
    name: '장밋빛 등 밑의 명판',
    boxes: ['새벽. 켠 이 없음. 이른 것이 원칙.'],
  },
  'halfpast-night': {
    name: '푸른 등 밑의 명판',
    boxes: ['밤. 넷 가운데 가장 밝고, 그것을 미안해하는 하나뿐인 등.'],
  },
  'halfpast-barrel': {
    name: '통',
    boxes: ['뚜껑에 ‘남는 시간’. 누가 모아 두었다. 그리고 다른 것도.'],
  },
  'halfpast-crate': {
    name: '나무 상자',
    boxes: ['‘정오까지 배달’. 어느 정오인지 안 적혀 있어서 그때부터 여기 있다.'],
  },
  'halfpast-stone': {
    name: '따뜻한 돌',
    boxes: ['한낮의 돌. 위도 따뜻하고 밑도 따뜻하고, 손 하나 들어갈 데가 비었다.'],
  },
  'mile-foot': {
    name: '이정표',
    boxes: ['느긋십리. 아침은 왼쪽, 한낮은 오른쪽, 나머지는 더 위로. 앞지르기 금지.'],
  },
  'mile-islet': {
    name: '이정표',
    boxes: [
      '닫혀 있음. 네 등불 앞에 일어나는 차례대로 선 사람에게 열립니다.',
      '차례가 섞이면 처음부터 다시. 새벽은 한 번도 싫어한 적이 없습니다.',
    ],
  },
  'mile-fork': {
    name: '이정표',
    boxes: ['해질녘, 오른쪽. 밤, 왼쪽. 헷갈리면 둘 다입니다.'],
  },
  'mile-dawn': {
    name: '장밋빛 등 밑의 명판',
    boxes: ['아침, 하나. 숲의 것. 점심 전에 돌려주세요.'],
  },
  'mile-noon': {
    name: '금빛 등 밑의 명판',
    boxes: ['한낮. 그림자는 여기 맡기고 돌아올 때 찾아가세요.'],
  },
  'mile-dusk': {
    name: '보랏빛 등 밑의 명판',
    boxes: ['해질녘. 큰물 난 해에 이곳에 졌고, 아무도 다치지 않음.'],
  },
  'mile-night': {
    name: '푸른 등 밑의 명판',
    boxes: ['밤, 셀프서비스. 별은 있던 대로 두세요.'],
  },
  'mile-cairn': {
    name: '돌탑',
    boxes: ['아침밥과 저녁밥의 한가운데. 새참 때쯤에 틈이 있다.'],
  },
  'mile-log': {
    name: '통나무',
    boxes: ['이끼 침대가 아직 따뜻하다. 잔 사람이 팁을 두고 갔다.'],
  },
  'mile-boulder': {
    name: '큰 돌',
    boxes: ['볕 드는 쪽은 뜨거워 못 만진다. 반대쪽은 똑똑한 누군가를 기다렸다.'],
  },
  'hearth-sign': {
    name: '이정표',
    boxes: ['식은 화덕. 발을 닦으세요. 부엌이었던 것을 기억합니다.'],
  },
  'hearth-mantel': {
    name: '화덕 선반',
    boxes: ['단지 넷. 소금, 꿀, 백리향, 그리고 ‘나중에’. 재는 천 년 동안 식어 있었고, 오늘 아침에 쓸었다.'],
  },
  'hearth-shelf-first': {
    name: '첫 책장',
    boxes: ['1권은 “추웠다.”로 시작한다. 2권도 춥다. 9권부터는 수프가 나온다.'],
  },
  'hearth-shelf-last': {
    name: '마지막 책장',
    boxes: ['다 읽기 전에 녹는 책들. 결말은 골짜기로 흘러가고, 사람들이 지어내야 한다.'],
  },
  'hearth-kettle': {
    name: '주전자',
    boxes: ['누가 오든 마시라고 저녁마다 채운다. 누가 올지 아무도 말하지 않아서 주전자가 크다.'],
  },
  'hearth-cairn': {
    name: '돌탑',
    boxes: ['골짜기의 집마다 돌 하나씩. 가장 작은 것은 아이 것이고, 밑에 뭔가 있다.'],
  },
  'hearth-barrel': {
    name: '통',
    boxes: ['사과라고 쓰여 있다. 오래전에 굴러서 집에 갔고, 못 가져간 것을 두고 갔다.'],
  },
  'hearth-larder': {
    name: '이정표',
    boxes: ['식품 창고, 아래로. 첫 저녁 식사 때부터 어둡게 보관 중. 불은 가져오시고, 도로 가져가세요.'],
  },
  'larder-crate': {
    name: '단지 상자',
    boxes: ['첫째 단지는 ‘잼’. 둘째 단지도 ‘잼’. 셋째는 같은 글씨로 ‘잼 아님’, 그리고 달그락거린다.'],
  },
  'larder-honey': {
    name: '꿀통',
    boxes: ['천 년 묵은 꿀. 숟가락이 똑바로 서 있다. 마지막에 저은 사람이 자기라고는 아무도 하지 않는다.'],
  },
  'hearth-boulder': {
    name: '큰 돌',
    boxes: ['화덕에는 끼지 못했다. 둘째 화덕에는 자리를 준다는 약속을 받았다.'],
  },
};
export default words;
