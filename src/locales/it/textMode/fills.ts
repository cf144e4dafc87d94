import type { fillWords } from '../../en/textMode/commands.ts';

const words: typeof fillWords = [
  ...['a', 'al', 'allo', 'alla', 'ai', 'agli', 'alle', 'verso', 'con', 'il', 'lo', 'la', 'i', 'gli', 'le'],
  ...[
    'un',
    'uno',
    'una',
    'di',
    'del',
    'dello',
    'della',
    'dei',
    'degli',
    'delle',
    'da',
    'per',
    'su',
    'nel',
    'nella',
  ],
  ...['to', 'with', 'the', 'an', 'of', 'at', 'up'],
];
export default words;
