import type { homeWords } from '../en/home.ts';
import { numberWords } from '../format.ts';

const words: typeof homeWords = {
  welcome: '엠버와일드에 오신 것을 환영해요!',
  pick: '첫 파트너를 골라 주세요. 이제부터 곁에서 함께 걸을 거예요.',
  starters: '나의 첫 파트너',
  select: '이 Pokemon으로',
  back: '어서 오세요!',
  toMaps: '지도로 갈까요?',
  team: '나의 팀',
  member: (name, level) => `${name}, 레벨 ${level}`,
  inBattle: '배틀이 기다리고 있어요.',
  resume: '배틀로 돌아가기',
  summary: (creatures, coins) => `생물 ${numberWords(creatures)}마리 · ${numberWords(coins)}코인`,
  continueIn: (map) => `${map}에서 계속하기`,
  teamComes: '팀이 모닥불로 오고 있어요…',
  teamFailed: '팀이 여기까지 오지 못했어요.',
  teamAgain: '다시 부르기',
  nobody: '팀에 아무도 없어요.',
  chooseTeam: '팀 고르기',
};
export default words;
