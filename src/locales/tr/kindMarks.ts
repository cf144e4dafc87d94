import type { kindMarkWords } from '../en/kindMarks.ts';

const words: typeof kindMarkWords = {
  caught: { 2: 'karanlığı yakalandı', 3: 'parıltılısı yakalandı' },
  seen: { 2: 'karanlığı görüldü', 3: 'parıltılısı görüldü' },
};
export default words;
