import type { trialWords } from '../en/trial.ts';

const words: typeof trialWords = {
  label: '试玩版',
  notice: '试玩版，保存在这个浏览器里',
  more: '详情',
  title: '烬野试玩版',
  absent: '你要找的不在试玩版里：它需要一台有其他玩家的服务器。',
  text: '你独自玩第一个地区，不要账号，也不要服务器：生灵、招式和规则和别处完全一样。',
  points: [
    '一切只保存在这个浏览器里。清掉它的数据，就清掉了游戏。',
    '什么也不能搬到账号里：浏览器怎么说自己的生灵，服务器都不会信。',
    '交换、与其他玩家队伍的对战、账号和通知，都需要一台有其他玩家的服务器。',
  ],
  stopped: '试玩版停住了，请重新载入页面。',
  failed: '试玩版没能做到，请再试一次。',
  noPlace: '这不在试玩版里：它需要一台有其他玩家的服务器。',
  noOthers: '这个试玩版里没有其他玩家',
  player: '试玩玩家',
  play: '接着玩',
  erase: '从头再来',
  ask: '要从头再来吗？',
  askText: '你在试玩版里的生灵、金币和徽章都会删除。这件事谁也无法挽回。',
  keep: '留着',
  eraseAll: '删除并从头再来',
};
export default words;
