import type { ballWords } from '../../en/textMode/commands.ts';

const words: typeof ballWords = {
  nball: ['basis', 'basisball', 'basic', 'basic ball', 'nball', '1'],
  gball: ['super', 'superball', 'super ball', 'great', 'great ball', 'gball', '2'],
  uball: ['ultra', 'ultraball', 'ultra ball', 'uball', '3'],
  mball: ['meister', 'meisterball', 'master', 'master ball', 'mball', '4'],
};
export default words;
