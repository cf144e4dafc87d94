import type { gymWords } from '../en/gymbattle.ts';
import { numberWords } from '../format.ts';
import { koreanRegion } from './ids.ts';
import { subject } from './particles.ts';

const words: typeof gymWords = {
  title: '체육관 배틀',
  intro: '지방마다 관장 8명과 챔피언이 있어요. 한 번 이긴 사람은 언제까지나 목록에 남아요.',
  loading: '체육관을 불러오는 중',
  loadFailed: '이런! 지금은 체육관을 불러올 수 없어요',
  startFailed: '배틀을 시작하지 못했어요',
  failed: {
    title: '체육관에 갈 수 없어요',
    text: import.meta.env.TRIAL
      ? '문은 열려 있는데 가는 길이 없네요. 승리는 이 브라우저에 무사히 있어요.'
      : '문은 열려 있는데 가는 길이 없네요. 승리는 서버에 무사히 있어요.',
  },
  regions: '지방',
  locked: '잠김',
  progress: (beaten, all) => `${beaten}/${all}`,
  beaten: (beaten, all) => `관장 ${all}명 중 ${beaten}명에게 승리`,
  conquered: '챔피언에게 승리',
  leadersOf: (region) => `${koreanRegion(region)}의 관장`,
  opens: (region, before, leaders) =>
    `${koreanRegion(before)}의 관장 ${leaders}명을 모두 이기면 ${subject(koreanRegion(region))} 열려요.`,
  toGo: (left) => `${left}명 남았어요.`,
  champion: '챔피언',
  championOpens: (region, leaders) =>
    `${koreanRegion(region)}의 관장 ${leaders}명을 모두 이기면 챔피언에게 도전할 수 있어요.`,
  levels: (least, most) => (least === most ? `레벨 ${least}` : `레벨 ${least}–${most}`),
  size: (creatures) => `생물 ${creatures}마리`,
  prize: (coins) => `상금 ${numberWords(coins)}코인`,
  rematch: (coins) => `재대결 ${numberWords(coins)}코인`,
  badges: '배지',
  badge: (name) => `${name}의 배지`,
  noBadge: (name) => `${name}의 배지는 아직 없음`,
  battle: '배틀',
  starting: '불러오는 중',
  defeated: '이겼음',
};
export default words;
