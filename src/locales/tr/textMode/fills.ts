import type { fillWords } from '../../en/textMode/commands.ts';

const words: typeof fillWords = ['ile', 'bir', 'doğru', 'kadar', 'to', 'with', 'the', 'a', 'of'];
export default words;
