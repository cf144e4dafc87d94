import type { achievementWords } from '../en/achievements.ts';
import { numberWords } from '../format.ts';

type Field = Parameters<typeof achievementWords.field>[0];
type Rank = Parameters<typeof achievementWords.rank>[0];

const FIELDS: Readonly<Record<Field, { readonly title: string; readonly text: (goal: number) => string }>> = {
  species: { title: '수집가', text: (goal) => `${numberWords(goal)}종류를 잡으세요.` },
  types: { title: '팔방미인', text: (goal) => `${numberWords(goal)}가지 타입의 생물을 잡으세요.` },
  evolved: { title: '길러 낸 이', text: (goal) => `진화한 종류를 ${numberWords(goal)}종류 데리고 있으세요.` },
  shiny: {
    title: '반짝빛 찾기',
    text: (goal) => (goal === 1 ? '반짝빛 생물을 잡으세요.' : `반짝빛을 ${goal}종류 잡으세요.`),
  },
  dark: {
    title: '어둠빛 찾기',
    text: (goal) => (goal === 1 ? '어둠빛 생물을 잡으세요.' : `어둠빛을 ${goal}종류 잡으세요.`),
  },
  sketches: { title: '스케치꾼', text: (goal) => `${numberWords(goal)}종류를 스케치하세요.` },
  studies: { title: '연구자', text: (goal) => `${numberWords(goal)}종류의 논문을 쓰세요.` },
  level: { title: '키움이', text: (goal) => `레벨 ${goal}의 생물을 데리고 있으세요.` },
  badges: { title: '배지 주인', text: (goal) => `체육관 관장 ${numberWords(goal)}명을 이기세요.` },
  champions: {
    title: '챔피언',
    text: (goal) => (goal === 1 ? '챔피언을 이기세요.' : `챔피언 ${goal}명을 이기세요.`),
  },
  wild: { title: '들의 싸움꾼', text: (goal) => `야생 생물에게 ${numberWords(goal)}번 이기세요.` },
  users: { title: '도전자', text: (goal) => `유저 배틀에서 ${numberWords(goal)}번 이기세요.` },
  gold: { title: '승부사', text: (goal) => `골드 배틀에서 ${numberWords(goal)}번 이기세요.` },
  training: { title: '훈련 친구', text: (goal) => `경험치 배틀에서 ${numberWords(goal)}번 이기세요.` },
  trades: {
    title: '교환꾼',
    text: (goal) => (goal === 1 ? '다른 플레이어와 교환하세요.' : `${goal}번 교환하세요.`),
  },
  maps: { title: '탐험가', text: (goal) => `지도 ${numberWords(goal)}곳을 걸으세요.` },
  names: {
    title: '좋은 친구들',
    text: (goal) => `별명이 있는 생물 ${goal}마리를 함께 팀에 넣으세요.`,
  },
};

const RANKS: Readonly<Record<Rank, string>> = { copper: '동', silver: '은', gold: '금' };

const titleOf = (field: Field, rank: Rank): string => `${FIELDS[field].title} ${RANKS[rank]}`;

const words: typeof achievementWords = {
  title: '업적',
  loading: '업적을 불러오는 중',
  failed: { title: '업적을 불러오지 못했어요' },
  name: titleOf,
  field: (field) => FIELDS[field].title,
  rank: (rank) => RANKS[rank],
  text: (field, goal) => FIELDS[field].text(goal),
  count: (reached, all) => `${all}개 중 ${reached}개`,
  next: '다음 업적',
  all: '모든 업적',
  progress: (count, goal) => `${numberWords(count)} / ${numberWords(goal)}`,
  progressOf: (name) => `${name}의 진행`,
  reached: '달성',
  everything: '모두 달성했어요.',
  noHurry: '첫날부터 한 일을 모두 세어요. 기한이 있는 것도, 때맞춰 돌아오라는 것도 없어요.',
  told: (field, rank) => `업적 달성: ${titleOf(field, rank)}`,
  toldAll: (count) => `업적 ${count}개 달성. 프로필에서 볼 수 있어요.`,
  none: (user) => `${user} 님은 아직 달성한 업적이 없어요.`,
};
export default words;
