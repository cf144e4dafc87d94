import type { profileWords } from '../en/profile.ts';
import { numberWords } from '../format.ts';
import { koreanTier, koreanType } from './ids.ts';
import { comitative } from './particles.ts';

const coins = (count: number) => `${numberWords(count)}코인`;

const words: typeof profileWords = {
  title: '프로필',
  loading: '프로필을 불러오는 중',
  failed: {
    title: '프로필을 불러오지 못했어요',
    text: import.meta.env.TRIAL
      ? '읽을 수 없었어요. 이룬 것은 모두 이 브라우저에 무사히 있어요.'
      : '서버가 대답하지 않았어요. 이룬 것은 모두 서버에 무사히 있어요.',
  },
  card: '트레이너 카드',
  since: '트레이너가 된 날',
  facts: {
    steps: '걸음 수',
    pokemons: 'Pokemon',
    seen: '본 종류',
    caught: '잡은 종류',
    badges: '배지',
    coins: '코인',
  },
  number: numberWords,
  sections: '그동안 한 일',
  tabs: {
    records: '기록',
    badges: '배지',
    achievements: '업적',
    coins: '코인',
    battles: '배틀',
    trades: '교환',
  },

  records: {
    title: '기록',
    bestStreak: '최다 연승',
    streak: '지금 연승',
    wins: (count) => `${numberWords(count)}승`,
    streakHint: '연달아 이긴 배틀이에요. 포획은 더해지지도 끊기지도 않아요.',
    rarest: '가장 희귀한 포획',
    noRarest: '아직 함께하는 생물이 없어요.',
    level: (level) => `레벨 ${level}`,
    inPokedex: '찾아보기',
    table: '종류와 결과별 배틀',
    type: '배틀',
    all: '모든 배틀',
  },
  types: {
    wb: '야생',
    gym: '체육관 배틀',
    user: '유저 배틀',
    training: '경험치 배틀',
    gold: '골드 배틀',
  },
  gotAway: '도망침',
  results: { win: '승리', lose: '패배', caught: '포획', fled: '도망' },

  badges: {
    title: '배지',
    loading: '배지를 불러오는 중',
    progress: (won, all) => `${all}개 중 ${won}개`,
    won: '받음',
    missing: '아직 못 받음',
    champion: '챔피언',
    toGyms: '체육관으로',
  },

  ledger: {
    title: '코인',
    loading: '코인을 불러오는 중',
    held: (count) => `${coins(count)}이 있어요.`,
    toMart: '상점에 갈까요?',
    reasons: {
      newcomer: '새내기 지갑',
      grant: '운영자의 선물',
      battle: '배틀 승리',
      stake: '골드 배틀 판돈',
      prize: '골드 배틀 상금',
      found: '길에서 주움',
      quest: '퀘스트 보상',
      research: '연구 한 장',
      catch: '생물 포획',
      purchase: '상점에서 삼',
      lesson: '기술 선생님의 수업',
      entry: '대회 참가비',
      trophy: '대회 상금',
      deleted: '계정 삭제',
    },
    amount: (amount) => `${amount < 0 ? '−' : '+'}${numberWords(Math.abs(amount))}`,
    balance: (count) => `잔액 ${coins(count)}`,
    none: '아직 들어오거나 나간 코인이 없어요.',
  },

  battles: {
    title: '배틀',
    loading: '배틀을 불러오는 중',
    opponent: {
      wb: (name) => `야생의 ${name}`,
      gym: (name) => name,
      user: (name) => name,
      training: (type) => `${koreanType(type)} 타입 훈련 상대`,
      gold: (tier) => `${koreanTier(tier)} 전속 팀`,
    },
    rounds: (count) => `${numberWords(count)}턴`,
    coins: (count) => `+${coins(count)}`,
    exp: (count) => `경험치 +${numberWords(count)}`,
    watch: '보기',
    watchOf: (who) => `${comitative(who)} 벌인 배틀 보기`,
    gone: '이제 볼 수 없음',
    older: '남은 기록',
    olderOf: (who) => `남은 배틀 기록: ${who}`,
    noneTitle: '아직 배틀이 없어요',
    noneText: '끝낸 배틀은 모두 여기에 남고, 최근 것은 다시 볼 수 있어요.',
    toMaps: '지도로 갈까요?',
  },
};
export default words;
