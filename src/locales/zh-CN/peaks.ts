import type { peakWords } from '../en/peaks.ts';
import { numberWords } from '../format.ts';
import { chineseKind, chineseRegion } from './ids.ts';

const words: typeof peakWords = {
  stamps: { species: '新种类', shiny: '首只闪色', dark: '首只暗色' },
  inPokedex: (name) => `${name}新写进了你的Pokedex。`,
  firstOfKind: (kind) => `这是你的第一只${chineseKind(kind)}生灵。`,
  badge: {
    new: '新徽章',
    of: (won, all, region) => `${chineseRegion(region)}的第${won}枚徽章，共${all}枚。`,
    opens: (region) => `${chineseRegion(region)}向你开放了。`,
    calls: (region) => `${chineseRegion(region)}的冠军接受你的挑战。`,
  },
  champion: {
    title: '打败冠军',
    of: (region) => `你和你的队伍打败了${chineseRegion(region)}的冠军。`,
    team: '立下功劳的队伍',
  },
  rival: {
    title: '翻过一页',
    place: (place, all) => `与对头的对战，第${place}场，共${all}场。`,
    next: (map, badges) => `下一场：${map}，有${badges}枚徽章时。`,
    last: (name) => `这是最后一场。从此${name}走在前头，见到你会高兴。`,
    waits: (name) => `“再战一场？”会回到地图，${name}在等着。那一页也还开着。`,
    tally: (won, all) => `${all}页里有${won}页是你的`,
  },
  growth: {
    gained: (amount) => `+${numberWords(amount)}经验值`,
    toNext: (amount, level) => `到${level}级还差${numberWords(amount)}`,
    grown: '已经长成',
    level: (level) => `${level}级！`,
    learned: (move) => `学会了${move}`,
  },
  lost: {
    kind: '每个训练家都会遇上。你的队伍已经恢复精神，什么也没被拿走。',
    stake: '每个训练家都会遇上。你的队伍已经恢复精神，没了的只有赌注。',
    help: '什么会有帮助',
    train: (level) => `训练到${level}级`,
    room: (free) => (free === 1 ? '再给队伍捉一只' : `再给队伍捉上最多${free}只`),
    types: (name) => `看看什么克制${name}`,
    moves: '换别的招式',
  },
  evolved: {
    into: (before, after) => `${before}变成了${after}！`,
    stats: { hp: 'HP', attack: '攻击', defense: '防御', speed: '速度' },
    change: (before, after) => `${before} → ${after}`,
    goOn: '继续',
  },
};
export default words;
