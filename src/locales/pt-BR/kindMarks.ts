import type { kindMarkWords } from '../en/kindMarks.ts';

const words: typeof kindMarkWords = {
  caught: { 2: 'sombrio capturado', 3: 'brilhante capturado' },
  seen: { 2: 'sombrio visto', 3: 'brilhante visto' },
};
export default words;
