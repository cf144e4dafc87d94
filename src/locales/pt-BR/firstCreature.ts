import type { firstCreatureWords } from '../en/firstCreature.ts';

const words: typeof firstCreatureWords = {
  text: 'Escolha a sua primeira criatura antes de batalhar.',
  button: 'Escolher a primeira criatura',
};
export default words;
