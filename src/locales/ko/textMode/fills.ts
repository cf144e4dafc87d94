import type { fillWords } from '../../en/textMode/commands.ts';

const words: typeof fillWords = [
  '로',
  '으로',
  '에',
  '에게',
  '까지',
  '와',
  '과',
  'to',
  'with',
  'the',
  'a',
  'an',
  'of',
  'at',
];
export default words;
