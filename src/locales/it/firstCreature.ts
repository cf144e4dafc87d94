import type { firstCreatureWords } from '../en/firstCreature.ts';

const words: typeof firstCreatureWords = {
  text: 'Scegli la tua prima creatura, poi si lotta.',
  button: 'Scegli la tua prima creatura',
};
export default words;
