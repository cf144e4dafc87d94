import type { consoleTexts } from '../../en/textMode/console.ts';
import { koreanKind } from '../ids.ts';
import { subject, topic, toward } from '../particles.ts';

const words: typeof consoleTexts = {
  title: '텍스트 모드',
  log: '일어난 일',
  command: '명령',
  run: '실행',
  placeholder: '‘도움말’을 입력하세요',
  picture: '그림도 보기',
  around: '둘레',
  walkTo: (place) => `걸어가기: ${place}`,
  failed: '텍스트 모드를 불러오지 못했어요.',
  hello: (key) =>
    `텍스트 모드예요. ‘도움말’을 입력하면 명령을 알 수 있어요${key && `. ${key} 키로 명령줄에 가요`}.`,
  helloTouch: '텍스트 모드예요. ‘도움말’을 입력하면 명령을 알 수 있어요.',
  help: [
    '지도에서: 북, 북동, 동, 남동, 남, 남서, 서, 북서는 한 걸음, ‘서 5’는 다섯 걸음이에요. 줄이 비어 있으면 방향키로도 걸어요. ‘보기’는 방향마다 무엇이 있는지, ‘보기 서’는 한쪽만 알려 줘요. ‘어디’는 지금 칸, ‘갈곳’은 갈 수 있는 곳이에요. ‘가기 상점’, ‘가기 풀숲’, ‘가기 12 8’은 빈칸을 따라 그곳으로 걸어가요. Escape나 ‘멈추기’로 멈춰요.',
    '길가에 사람들이 서 있어요. ‘보기’가 어디인지 알려 줘요. ‘가기 낸’처럼 이름을 붙이면 그리로 가고, ‘말하기’는 옆에 있는 사람의 말을 들어요. ‘읽기’는 옆의 팻말이나 통 속을 읽고, ‘줍기’는 떨어진 것을 줍고 열매를 따요.',
    '생물이 나타나면 ‘싸우기’로 배틀을 시작해요. 그냥 걸으면 지나쳐요.',
    '배틀에서: ‘보기’는 지금 모습을 알려 줘요. ‘내보내기 2’는 누가 싸울지 고르거나 바꿔요. ‘싸우기’는 기술 목록, ‘싸우기 2’나 ‘2’는 그 기술을 써요. ‘볼’은 가장 수수한 볼을, ‘볼 마스터’는 그 볼을 던져요. ‘마시기’는 싸우는 생물에게, ‘마시기 2’는 팀의 둘째에게 물통 한 모금을 줘요. ‘도망’은 야생 생물에게서 도망쳐 봐요. 빈 줄에서 Enter로 계속하고, ‘다시’로 또 배틀해요.',
    '어디서나: 홈, 지도 목록, 지도, 체육관, 상점, 팀, 생물, 도감, 교환 찾기, 제안 같은 말로 그 페이지를 열어요. ‘가방’은 볼과 코인을 세고, ‘퀘스트’는 오늘과 이번 주에 할 일을 알려 주고, ‘받기’는 보상을 받아요. ‘시간’은 시간과 날씨, ‘되풀이’는 마지막 말을 다시, ‘그림’은 그림을 보이거나 숨겨요. 영어 명령도 알아들어요.',
  ],
  unknown: (text) => `${topic(text)} 모르는 명령이에요. ‘도움말’로 명령을 알 수 있어요.`,
  unknownPlace: (text) => `${text}: 그런 곳은 없어요. ‘갈곳’으로 갈 수 있는 곳을 알 수 있어요.`,
  notOnMap: '지도에 있지 않아요. ‘지도’로 갈 수 있어요.',
  loading: '지도를 불러오는 중이에요.',
  appeared: (kind, name, level) => `야생의 ${koreanKind(kind)}${subject(name)} 나타났다! 레벨 ${level}.`,
  fightOrWalk: '‘싸우기’로 배틀하거나, 그냥 걸어가세요.',
  nobody: '여기에는 싸울 상대가 없어요. 생물은 키 큰 풀숲과 숲, 모래밭, 물가, 바위밭에 살아요.',
  notStarted: '배틀을 시작하지 못했어요.',
  going: (place, count) => `걸어가는 중: ${place}, ${count}걸음. Escape로 멈춰요.`,
  steps: (count, way) => `${toward(way)} ${count}걸음. Escape로 멈춰요.`,
  arrived: (place) => `도착: ${place}.`,
  noWay: (place) => `가는 길이 없어요: ${place}.`,
  cell: (column, row) => `${column}열 ${row}행`,
  ends: {
    stopped: '멈췄어요.',
    covered: '멈췄어요. 다른 것이 열려 있어요.',
    closed: '여기서는 더 갈 수 없어요.',
  },
  notWalking: '걷고 있지 않아요.',
  walkedAll: '다 걸었어요.',
  back: '그리로는 걷지 못했어요.',
  thereAlready: '이미 거기에 있어요.',
  readPage: '이 페이지는 다른 페이지처럼 읽으면 돼요. ‘지도’로 지도에 가요.',
  shown: '이제 그림이 보여요.',
  hidden: '그림을 숨겼어요.',
  nothing: '아직 아무 말도 없었어요.',
  nothingToDo: '이어서 할 것이 없어요. ‘도움말’로 명령을 알 수 있어요.',
  noRematch: '지금은 재대결이 없어요.',
};
export default words;
