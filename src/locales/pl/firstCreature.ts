import type { firstCreatureWords } from '../en/firstCreature.ts';

const words: typeof firstCreatureWords = {
  text: 'Zanim staniesz do walki, wybierz pierwszego stworka.',
  button: 'Wybierz pierwszego stworka',
};
export default words;
