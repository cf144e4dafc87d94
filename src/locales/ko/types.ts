import type { typeWords } from '../en/types.ts';

const words: typeof typeWords = {
  normal: '노말',
  fire: '불꽃',
  water: '물',
  electric: '전기',
  grass: '풀',
  ice: '얼음',
  fighting: '격투',
  poison: '독',
  ground: '땅',
  flying: '비행',
  psychic: '에스퍼',
  bug: '벌레',
  rock: '바위',
  ghost: '유령',
  dragon: '용',
  dark: '그림자',
  steel: '강철',
  fairy: '요정',
};
export default words;
