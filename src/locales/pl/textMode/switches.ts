import type { switchWords } from '../../en/textMode/commands.ts';

const words: typeof switchWords = {
  on: ['tak', 'pokaż', 'pokaz', 'on', 'show', 'yes'],
  off: ['nie', 'ukryj', 'off', 'hide', 'no'],
};
export default words;
