import type { leaveBattleWords } from '../en/leaveBattle.ts';
import { chineseTier, chineseType } from './ids.ts';

const words: typeof leaveBattleWords = {
  title: '离开你的对战？',
  text: (opponent) => `你会离开与${opponent}的对战。它不能再接着打，算作逃走。`,
  stake: '赌注也会没了。',
  goBack: '回去接着打',
  leave: '离开它',
  wild: (name) => `野生的${name}`,
  training: (type) => (type ? `${chineseType(type)}系的陪练` : '陪练'),
  gold: (tier) => (tier ? `${chineseTier(tier)}驻场队` : '驻场队'),
};
export default words;
