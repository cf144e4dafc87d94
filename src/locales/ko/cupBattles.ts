import type { cupBattleWords } from '../en/cupBattles.ts';
import { numberWords } from '../format.ts';

const words: typeof cupBattleWords = {
  names: { hearth: '화덕 컵', lantern: '초롱 컵', ember: '불씨 컵' },
  kind: '대회',
  team: (cup) => `${cup} 전속 팀`,
  foe: (cup) => `${cup} 전속 팀`,
  entry: '대회에서 탈락하고, 참가비는 돌아오지 않아요.',
  lost: '어떤 트레이너에게나 있는 일이에요. 팀은 다시 건강해요. 대회에서는 탈락했고, 참가비는 돌아오지 않아요.',
  won: (won, all, cup) => `${cup}, ${all}번 중 ${won}번째 배틀에서 이겼어요.`,
  victory: (cup) => `${cup}에서 우승했어요! 리본이 트레이너 카드에 달려요.`,
  ribbons: '대회 리본',
  ribbon: (cup, won) => (won === 1 ? cup : `${cup}, ${numberWords(won)}번`),
  back: '대회로',
};
export default words;
