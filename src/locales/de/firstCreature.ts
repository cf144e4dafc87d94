import type { firstCreatureWords } from '../en/firstCreature.ts';

const words: typeof firstCreatureWords = {
  text: 'Wähle dein erstes Wesen, bevor du kämpfst.',
  button: 'Erstes Wesen wählen',
};
export default words;
