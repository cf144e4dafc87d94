import type { colourMarks } from '../en/colourMarks.ts';

const words: typeof colourMarks = {
  types: {
    normal: '普',
    fire: '火',
    water: '水',
    electric: '电',
    grass: '草',
    ice: '冰',
    fighting: '斗',
    poison: '毒',
    ground: '地',
    flying: '飞',
    psychic: '心',
    bug: '虫',
    rock: '岩',
    ghost: '幽',
    dragon: '龙',
    dark: '影',
    steel: '钢',
    fairy: '仙',
  },
  bars: { high: '● 高', half: '◆ 中', low: '▼ 低' },
  kinds: { 2: '暗', 3: '闪' },
  tiers: { gold: '★ 金', silver: '◆ 银', bronze: '● 铜' },
};
export default words;
