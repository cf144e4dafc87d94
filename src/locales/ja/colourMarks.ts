import type { colourMarks } from '../en/colourMarks.ts';

const words: typeof colourMarks = {
  types: {
    normal: 'ノ',
    fire: '火',
    water: '水',
    electric: '電',
    grass: '草',
    ice: '氷',
    fighting: '闘',
    poison: '毒',
    ground: '地',
    flying: '飛',
    psychic: '不',
    bug: '虫',
    rock: '岩',
    ghost: '霊',
    dragon: '竜',
    dark: '影',
    steel: '鋼',
    fairy: '妖',
  },
  bars: { high: '● 高', half: '◆ 中', low: '▼ 低' },
  kinds: { 2: '闇', 3: '輝' },
  tiers: { gold: '★ 金', silver: '◆ 銀', bronze: '● 銅' },
};
export default words;
