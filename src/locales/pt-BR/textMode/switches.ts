import type { switchWords } from '../../en/textMode/commands.ts';

const words: typeof switchWords = {
  on: ['ligar', 'mostrar', 'sim', 'on', 'show', 'yes'],
  off: ['desligar', 'esconder', 'não', 'nao', 'off', 'hide', 'no'],
};
export default words;
