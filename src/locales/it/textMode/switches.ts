import type { switchWords } from '../../en/textMode/commands.ts';

const words: typeof switchWords = {
  on: ['sì', 'si', 'mostra', 'accendi', 'on', 'show', 'yes'],
  off: ['no', 'nascondi', 'spegni', 'off', 'hide'],
};
export default words;
