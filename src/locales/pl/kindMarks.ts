import type { kindMarkWords } from '../en/kindMarks.ts';

const words: typeof kindMarkWords = {
  caught: { 2: 'mroczny złapany', 3: 'lśniący złapany' },
  seen: { 2: 'mroczny widziany', 3: 'lśniący widziany' },
};
export default words;
