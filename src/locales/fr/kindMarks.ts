import type { kindMarkWords } from '../en/kindMarks.ts';

const words: typeof kindMarkWords = {
  caught: { 2: 'sombre capturé', 3: 'chatoyant capturé' },
  seen: { 2: 'sombre vu', 3: 'chatoyant vu' },
};
export default words;
