import type { kindMarkWords } from '../en/kindMarks.ts';

const words: typeof kindMarkWords = {
  caught: { 2: 'catturato oscuro', 3: 'catturato lucente' },
  seen: { 2: 'visto oscuro', 3: 'visto lucente' },
};
export default words;
