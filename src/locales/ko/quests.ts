import type { questWords } from '../en/quests.ts';
import { numberWords } from '../format.ts';
import { koreanType } from './ids.ts';
import { comitative, object } from './particles.ts';

interface Words {
  readonly title: string;
  readonly text: (goal: number) => string;
}
type Deed = Parameters<typeof questWords.name>[0];

const DEEDS: Readonly<Record<Exclude<Deed, `beaten:${string}`>, Words>> = {
  steps: { title: '다리 펴기', text: (goal) => `${numberWords(goal)}걸음 걷기. 제자리 맴돌기도 돼요.` },
  wild: { title: '무릎의 풀물', text: (goal) => `야생 생물에게 ${numberWords(goal)}번 이기기.` },
  training: { title: '훈련 상대 구함', text: (goal) => `경험치 배틀에서 ${numberWords(goal)}번 이기기.` },
  gym: {
    title: '인사 다니기',
    text: (goal) => `체육관 관장에게 ${numberWords(goal)}번 이기기. 아는 얼굴도 돼요.`,
  },
  caught: { title: '한 자리 더', text: (goal) => `야생 생물 ${numberWords(goal)}마리 잡기.` },
  newSpecies: {
    title: '처음 뵙겠습니다',
    text: (goal) => `한 번도 가져 본 적 없는 종류 ${numberWords(goal)}가지 잡기.`,
  },
  picked: {
    title: '땅만 보고 걷기',
    text: (goal) =>
      goal === 1
        ? '덤불의 열매를 따거나, 누가 떨어뜨린 것 줍기.'
        : `열매를 따거나 물건 줍기 ${numberWords(goal)}번.`,
  },
  evolved: { title: '애들은 금방 커요', text: (goal) => `생물 ${numberWords(goal)}마리 진화시키기.` },
  'met:dawn': {
    title: '일찍 일어나는 새',
    text: (goal) => `새벽에 야생 생물 ${numberWords(goal)}마리와 배틀하기.`,
  },
  'met:day': {
    title: '백주대낮',
    text: (goal) => `낮에 야생 생물 ${numberWords(goal)}마리와 배틀하기.`,
  },
  'met:dusk': {
    title: '긴 그림자',
    text: (goal) => `해질녘에 야생 생물 ${numberWords(goal)}마리와 배틀하기.`,
  },
  'met:night': {
    title: '초롱은 별매',
    text: (goal) => `밤에 야생 생물 ${numberWords(goal)}마리와 배틀하기.`,
  },
};

function wordsOf(deed: Deed): Words {
  if (!deed.startsWith('beaten:')) return DEEDS[deed as keyof typeof DEEDS];
  const type = koreanType(deed.slice('beaten:'.length));
  return {
    title: `타입 문제: ${type}`,
    text: (goal) =>
      `${type} 타입 생물에게 ${numberWords(goal)}번 이기기. 경험치 배틀에는 모든 타입이 있어요.`,
  };
}

const words: typeof questWords = {
  title: '퀘스트',
  intro:
    '날마다 작은 일 셋, 한 주에 조금 큰 일 하나. 해도 좋고 안 해도 좋아요. 빼먹었다고 적는 사람은 없어요.',
  name: (deed) => wordsOf(deed).title,
  text: (deed, goal) => wordsOf(deed).text(goal),
  today: '오늘',
  week: '이번 주',
  former: '아직 받을 수 있어요',
  formerText: '전에 끝내고 받지 않은 것이에요. 보상은 7일 동안 기다려요.',
  progress: (count, goal) => `${numberWords(count)} / ${numberWords(goal)}`,
  progressOf: (name) => `${name}의 진행`,
  coins: (count) => `${numberWords(count)}코인`,
  item: (name, count) => `${name} × ${numberWords(count)}`,
  go: '가 보기',
  claim: '보상 받기',
  claimOf: (name) => `${name} 보상 받기`,
  claimed: '보상 받음',
  until: (day) => `${day} UTC 자정까지`,
  endsToday: '새 퀘스트는 UTC 자정에 와요.',
  loading: '오늘의 목록을 펼치는 중',
  failed: {
    title: '목록을 불러오지 못했어요',
    text: '한 일은 그래도 다 세고 있어요. 잠시 뒤에 다시 시도해 주세요.',
  },
  noHurry: '하루쯤 빠져도 손해가 없어요. 이어 가야 할 것도 없고, 끝낸 퀘스트는 7일 동안 기다려요.',
  all: '모든 퀘스트',
  doneToday: '셋 다 끝났어요. 풀밭에 누우러 가요.',
  rewardsWait: (count) => (count === 1 ? '보상이 기다려요.' : `보상 ${numberWords(count)}개가 기다려요.`),
  got: (parts) =>
    `${object(parts.map((part, place) => (place < parts.length - 1 ? comitative(part) : part)).join(' '))} 받았어요.`,
  finished: (name) => `퀘스트 달성: ${name}`,
  line: (when, name, text, progress, reward) => `${when}: ${name}. ${text} ${progress}. 보상: ${reward}.`,
  lineReady: '달성: ‘받기’를 입력하세요.',
  nothingToClaim: '기다리는 보상이 없어요. ‘퀘스트’를 입력하면 할 일을 알 수 있어요.',
};
export default words;
