import type { fillWords } from '../../en/textMode/commands.ts';

const words: typeof fillWords = [
  ...['إلى', 'الى', 'نحو', 'مع', 'من', 'عند', 'في', 'على', 'عن'],
  ...['to', 'with', 'the', 'a', 'an', 'of', 'at', 'up'],
];
export default words;
