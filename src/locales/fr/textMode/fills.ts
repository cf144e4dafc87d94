import type { fillWords } from '../../en/textMode/commands.ts';

const words: typeof fillWords = [
  ...[
    'à',
    'au',
    'aux',
    'vers',
    'avec',
    'le',
    'la',
    'les',
    'l',
    'un',
    'une',
    'du',
    'de',
    'des',
    'd',
    'en',
    'sur',
  ],
  ...['dans', 'to', 'with', 'the', 'a', 'of'],
];
export default words;
