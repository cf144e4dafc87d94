import type { firstCreatureWords } from '../en/firstCreature.ts';

const words: typeof firstCreatureWords = {
  text: '배틀을 하려면 먼저 첫 파트너를 고르세요.',
  button: '첫 파트너 고르기',
};
export default words;
