import type { firstCreatureWords } from '../en/firstCreature.ts';

const words: typeof firstCreatureWords = {
  text: 'Elige tu primera criatura antes de combatir.',
  button: 'Elegir mi primera criatura',
};
export default words;
