import type { fillWords } from '../../en/textMode/commands.ts';

const words: typeof fillWords = [
  '-으로',
  '-로',
  '-에게',
  '-에',
  '-까지',
  '-한테',
  '-을',
  '-를',
  '-와',
  '-과',
  '-의',
  '걸음',
  '칸',
  '번',
  'to',
  'with',
  'the',
  'a',
  'an',
  'of',
  'at',
];
export default words;
