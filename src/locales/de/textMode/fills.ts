import type { fillWords } from '../../en/textMode/commands.ts';

const words: typeof fillWords = [
  ...['zu', 'zum', 'zur', 'nach', 'mit', 'der', 'die', 'das', 'den', 'dem', 'des', 'ein', 'eine', 'einem'],
  ...[
    'einer',
    'eines',
    'aus',
    'einen',
    'von',
    'vom',
    'am',
    'an',
    'auf',
    'ins',
    'im',
    'in',
    'to',
    'with',
    'the',
    'a',
    'of',
  ],
];
export default words;
