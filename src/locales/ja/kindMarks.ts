import type { kindMarkWords } from '../en/kindMarks.ts';

const words: typeof kindMarkWords = {
  caught: { 2: 'やみ色をつかまえた', 3: 'きら色をつかまえた' },
  seen: { 2: 'やみ色を見た', 3: 'きら色を見た' },
};
export default words;
