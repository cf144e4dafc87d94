import type { kindMarkWords } from '../en/kindMarks.ts';

const words: typeof kindMarkWords = {
  caught: { 2: 'dunkles gefangen', 3: 'schillerndes gefangen' },
  seen: { 2: 'dunkles gesehen', 3: 'schillerndes gesehen' },
};
export default words;
