import type { switchWords } from '../../en/textMode/commands.ts';

const words: typeof switchWords = {
  on: ['oui', 'montrer', 'on', 'show', 'yes'],
  off: ['non', 'cacher', 'off', 'hide', 'no'],
};
export default words;
