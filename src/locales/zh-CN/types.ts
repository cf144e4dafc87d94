import type { typeWords } from '../en/types.ts';

const words: typeof typeWords = {
  normal: '普通',
  fire: '火',
  water: '水',
  electric: '电',
  grass: '草',
  ice: '冰',
  fighting: '格斗',
  poison: '毒',
  ground: '大地',
  flying: '飞行',
  psychic: '心灵',
  bug: '虫',
  rock: '岩石',
  ghost: '幽灵',
  dragon: '龙',
  dark: '暗影',
  steel: '钢',
  fairy: '仙灵',
};
export default words;
