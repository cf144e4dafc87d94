import type { leaveBattleWords } from '../en/leaveBattle.ts';
import { turkishTier, turkishType } from './ids.ts';

const words: typeof leaveBattleWords = {
  title: 'Savaşını bırakıyor musun?',
  text: (opponent) => `Şu rakiple savaşını bırakacaksın: ${opponent}. Savaş sürdürülemez ve kaçış sayılır.`,
  stake: 'Bahsi kaybolur.',
  goBack: 'Savaşa dön',
  leave: 'Bırak',
  wild: (name) => `yabani ${name}`,
  training: (type) =>
    type ? `${turkishType(type)} tipinden antrenman arkadaşların` : 'antrenman arkadaşların',
  gold: (tier) => (tier ? `ev takımı (${turkishTier(tier)})` : 'ev takımı'),
};
export default words;
