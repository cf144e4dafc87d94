import type { firstCreatureWords } from '../en/firstCreature.ts';

const words: typeof firstCreatureWords = {
  text: 'Choisis ta première créature avant de te battre.',
  button: 'Choisir ta première créature',
};
export default words;
