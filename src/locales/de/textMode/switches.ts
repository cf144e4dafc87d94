import type { switchWords } from '../../en/textMode/commands.ts';

const words: typeof switchWords = {
  on: ['an', 'ein', 'zeigen', 'ja', 'on', 'show', 'yes'],
  off: ['aus', 'weg', 'verstecken', 'nein', 'off', 'hide', 'no'],
};
export default words;
