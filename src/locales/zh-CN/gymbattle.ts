import type { gymWords } from '../en/gymbattle.ts';
import { numberWords } from '../format.ts';
import { chineseRegion } from './ids.ts';

const words: typeof gymWords = {
  title: '道馆战',
  intro: '每个地区八位馆主加一位冠军。打败过的，会一直留在你的名单上。',
  loading: '正在拜访各家道馆',
  loadFailed: '哎呀！现在去不了道馆',
  startFailed: '没能开始对战',
  failed: {
    title: '暂时读取不到道馆',
    text: import.meta.env.TRIAL
      ? '门是开着的，只是路断了。你的胜利在这个浏览器里安然无恙。'
      : '门是开着的，只是路断了。你的胜利在服务器上安然无恙。',
  },
  regions: '地区',
  locked: '未开放',
  progress: (beaten, all) => `${beaten}/${all}`,
  beaten: (beaten, all) => `已打败${all}位馆主中的${beaten}位`,
  conquered: '已打败冠军',
  leadersOf: (region) => `${chineseRegion(region)}的馆主`,
  opens: (region, before, leaders) =>
    `打败${chineseRegion(before)}的全部${leaders}位馆主，${chineseRegion(region)}就会开放。`,
  toGo: (left) => `还差${left}位。`,
  champion: '冠军',
  championOpens: (region, leaders) =>
    `打败${chineseRegion(region)}的全部${leaders}位馆主，冠军就会接受你的挑战。`,
  levels: (least, most) => `${least === most ? least : `${least}～${most}`}级`,
  size: (creatures) => `${creatures}只生灵`,
  prize: (coins) => `奖金${numberWords(coins)}枚金币`,
  rematch: (coins) => `再战${numberWords(coins)}枚金币`,
  badges: '徽章',
  badge: (name) => `${name}的徽章`,
  noBadge: (name) => `还没有${name}的徽章`,
  battle: '对战',
  starting: '载入中',
  defeated: '已打败',
};
export default words;
