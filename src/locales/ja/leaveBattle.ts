import type { leaveBattleWords } from '../en/leaveBattle.ts';
import { japaneseTier, japaneseType } from './ids.ts';

const words: typeof leaveBattleWords = {
  title: 'バトルを離れますか？',
  text: (opponent) => `${opponent}とのバトルを離れます。続きはできず、にげたことになります。`,
  stake: '賭け金は失われます。',
  goBack: 'もどる',
  leave: '離れる',
  wild: (name) => `野生の${name}`,
  training: (type) => (type ? `${japaneseType(type)}タイプのけいこ相手` : 'けいこ相手'),
  gold: (tier) => (tier ? `${japaneseTier(tier)}の専属チーム` : '専属チーム'),
};
export default words;
