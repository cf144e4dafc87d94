import type { kindMarkWords } from '../en/kindMarks.ts';

const words: typeof kindMarkWords = {
  caught: { 2: '捉到过暗色的', 3: '捉到过闪色的' },
  seen: { 2: '见过暗色的', 3: '见过闪色的' },
};
export default words;
