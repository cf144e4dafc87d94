import type { goldWords } from '../en/goldbattle.ts';
import { numberWords } from '../format.ts';

const words: typeof goldWords = {
  title: '골드 배틀',
  intro: '코인을 걸고 싸워요. 이기면 상금을 받고, 지면 건 코인이 사라져요.',
  held: (amount) => `지금 ${numberWords(amount)}코인이 있어요.`,
  tiers: { bronze: '브론즈', silver: '실버', gold: '골드' },
  stake: '판돈',
  prize: '상금',
  coins: (amount) => `${numberWords(amount)}코인`,
  odds: '승률',
  oddsOf: (odds) => `100번 중 ${odds}번`,
  level: (raise) =>
    raise === 0 ? '상대는 팀과 같은 레벨이에요.' : `상대의 레벨이 팀보다 최대 ${raise}% 높아요.`,
  difficulty: {
    random: '아무 기술이나 써요.',
    greedy: '가장 나아 보이는 기술을 써요.',
    lookahead: '앞을 내다봐요.',
  },
  start: (stake) => `${numberWords(stake)}코인 걸기`,
  starting: '불러오는 중',
  poor: '코인이 모자라요!',
  notes: [
    '승률은 실제로 재 본 것이에요. 늘 가장 나아 보이는 기술만 쓰는 트레이너가 이만큼 이겨요. 타입과 순서를 잘 고르면 더 이길 수 있어요.',
    '레벨은 100까지예요. 팀보다 높은 상대를 내지 못하는 등급은 상대의 수준만큼만 줘요.',
  ],
};
export default words;
