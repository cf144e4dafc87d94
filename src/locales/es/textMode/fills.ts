import type { fillWords } from '../../en/textMode/commands.ts';

const words: typeof fillWords = [
  'a',
  'al',
  'con',
  'el',
  'la',
  'los',
  'las',
  'un',
  'una',
  'de',
  'del',
  'en',
  'hacia',
  'hasta',
  'to',
  'with',
  'the',
  'of',
];
export default words;
