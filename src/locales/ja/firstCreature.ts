import type { firstCreatureWords } from '../en/firstCreature.ts';

const words: typeof firstCreatureWords = {
  text: 'バトルの前に、最初の生きものを選んでください。',
  button: '最初の生きものを選ぶ',
};
export default words;
