import type { peakWords } from '../en/peaks.ts';
import { numberWords } from '../format.ts';
import { koreanKind, koreanRegion } from './ids.ts';
import { subject, topic } from './particles.ts';

const words: typeof peakWords = {
  stamps: { species: '새 얼굴', shiny: '첫 반짝빛', dark: '첫 어둠빛' },
  inPokedex: (name) => `${subject(name)} Pokedex에 새로 적혔어요.`,
  firstOfKind: (kind) => `처음으로 만난 ${koreanKind(kind)}생물이에요.`,
  badge: {
    new: '새 배지',
    of: (won, all, region) => `${koreanRegion(region)}의 배지 ${all}개 중 ${won}개째.`,
    opens: (region) => `이제 ${koreanRegion(region)}에 갈 수 있어요.`,
    calls: (region) => `${koreanRegion(region)}의 챔피언에게 도전할 수 있어요.`,
  },
  champion: {
    title: '챔피언에게 승리',
    of: (region) => `팀과 함께 ${koreanRegion(region)}의 챔피언을 이겼어요.`,
    team: '해낸 팀',
  },
  rival: {
    title: '책장을 넘겼다',
    place: (place, all) => `라이벌과의 배틀, ${all}번 중 ${place}번째.`,
    next: (map, badges) => `다음은 ${map}, 배지 ${badges}개부터.`,
    last: (name) => `이것이 마지막이었어요. 이제 ${subject(name)} 한발 앞서 여행하며 만나면 반가워해요.`,
    waits: (name) =>
      `‘또 싸울까요?’를 누르면 ${subject(name)} 기다리는 지도로 돌아가요. 책장도 펼쳐진 채예요.`,
    tally: (won, all) => `${all}쪽 중 ${won}쪽이 내 것`,
  },
  growth: {
    gained: (amount) => `경험치 +${numberWords(amount)}`,
    toNext: (amount, level) => `레벨 ${level}까지 ${numberWords(amount)}`,
    grown: '다 자랐음',
    level: (level) => `레벨 ${level}!`,
    learned: (move) => `${move} 배움`,
  },
  lost: {
    kind: '어떤 트레이너에게나 있는 일이에요. 팀은 다시 건강하고, 잃은 것은 없어요.',
    stake: '어떤 트레이너에게나 있는 일이에요. 팀은 다시 건강하고, 건 코인만 사라졌어요.',
    help: '도움이 될 일',
    train: (level) => `레벨 ${level}까지 훈련하기`,
    room: (free) =>
      free === 1 ? '팀에 넣을 생물 한 마리 더 잡기' : `팀에 넣을 생물 ${free}마리까지 더 잡기`,
    types: (name) => `${name}에게 강한 타입 보기`,
    moves: '다른 기술 고르기',
  },
  evolved: {
    into: (before, after) => `${topic(before)} 이제 ${after}!`,
    stats: { hp: 'HP', attack: '공격', defense: '방어', speed: '속도' },
    change: (before, after) => `${before} → ${after}`,
    goOn: '계속',
  },
};
export default words;
