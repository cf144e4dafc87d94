import type { homeWords } from '../en/home.ts';
import { numberWords } from '../format.ts';

const words: typeof homeWords = {
  welcome: '欢迎来到烬野！',
  pick: '请选择你的第一只生灵。从现在起，它会走在你身边。',
  starters: '你的第一只生灵',
  select: '就选它',
  back: '欢迎回来！',
  toMaps: '去地图吗？',
  team: '你的队伍',
  member: (name, level) => `${name}，${level}级`,
  inBattle: '有一场对战在等你。',
  resume: '回到对战',
  summary: (creatures, coins) => `${numberWords(creatures)}只生灵 · ${numberWords(coins)}枚金币`,
  continueIn: (map) => `在${map}继续`,
  teamComes: '你的队伍正往篝火这边来…',
  teamFailed: '你的队伍没找到过来的路。',
  teamAgain: '再叫一声',
  nobody: '你的队伍里还没有谁。',
  chooseTeam: '选择你的队伍',
};
export default words;
