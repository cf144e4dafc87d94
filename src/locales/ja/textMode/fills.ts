import type { fillWords } from '../../en/textMode/commands.ts';

const words: typeof fillWords = [
  'へ',
  'に',
  'を',
  'と',
  'の',
  'まで',
  '歩',
  'to',
  'with',
  'the',
  'a',
  'an',
  'of',
  'at',
];
export default words;
