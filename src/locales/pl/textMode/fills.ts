import type { fillWords } from '../../en/textMode/commands.ts';

const words: typeof fillWords = [
  'do',
  'na',
  'nad',
  'ku',
  'z',
  'ze',
  'we',
  'po',
  'przy',
  'i',
  'to',
  'with',
  'the',
  'a',
  'of',
];
export default words;
