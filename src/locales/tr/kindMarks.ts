import type { kindMarkWords } from '../en/kindMarks.ts';

const words: typeof kindMarkWords = {
  caught: { 2: 'karanlık olanı yakalandı', 3: 'parıltılı olanı yakalandı' },
  seen: { 2: 'karanlık olanı görüldü', 3: 'parıltılı olanı görüldü' },
};
export default words;
