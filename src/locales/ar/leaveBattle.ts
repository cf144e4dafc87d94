import type { leaveBattleWords } from '../en/leaveBattle.ts';
import { arabicTier, arabicType } from './ids.ts';

const words: typeof leaveBattleWords = {
  title: 'ترك معركتك؟',
  text: (opponent) => `ستنتهي معركتك مع ${opponent}. لا يمكن استئنافها، وتُحسب هربًا.`,
  stake: 'ويضيع رهانها.',
  goBack: 'العودة إليها',
  leave: 'تركها',
  wild: (name) => `${name} البري`,
  training: (type) => (type ? `شركاء التدريب من نوع ${arabicType(type)}` : 'شركاء التدريب'),
  gold: (tier) => (tier ? `فريق الدار ${arabicTier(tier)}` : 'فريق الدار'),
};
export default words;
