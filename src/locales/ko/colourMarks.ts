import type { colourMarks } from '../en/colourMarks.ts';

const words: typeof colourMarks = {
  types: {
    normal: '노',
    fire: '불',
    water: '물',
    electric: '전',
    grass: '풀',
    ice: '얼',
    fighting: '격',
    poison: '독',
    ground: '땅',
    flying: '비',
    psychic: '에',
    bug: '벌',
    rock: '바',
    ghost: '유',
    dragon: '용',
    dark: '그',
    steel: '강',
    fairy: '요',
  },
  bars: { high: '● 상', half: '◆ 중', low: '▼ 하' },
  kinds: { 2: '어', 3: '반' },
  tiers: { gold: '★ 골', silver: '◆ 실', bronze: '● 브' },
};
export default words;
