import type { fillWords } from '../../en/textMode/commands.ts';

const words: typeof fillWords = [
  '到',
  '往',
  '向',
  '在',
  '的',
  '和',
  '跟',
  '步',
  '朝',
  'to',
  'with',
  'the',
  'a',
  'an',
  'of',
  'at',
];
export default words;
