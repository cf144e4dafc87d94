import type { kindMarkWords } from '../en/kindMarks.ts';

const words: typeof kindMarkWords = {
  caught: { 2: 'oscura capturada', 3: 'brillante capturada' },
  seen: { 2: 'oscura vista', 3: 'brillante vista' },
};
export default words;
