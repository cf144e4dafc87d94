import type { ballWords } from '../../en/textMode/commands.ts';

const words: typeof ballWords = {
  nball: ['베이직', '베이직볼', 'basic', 'basic ball', 'nball', '1'],
  gball: ['슈퍼', '슈퍼볼', 'super', 'super ball', 'great', 'great ball', 'gball', '2'],
  uball: ['울트라', '울트라볼', 'ultra', 'ultra ball', 'uball', '3'],
  mball: ['마스터', '마스터볼', 'master', 'master ball', 'mball', '4'],
};
export default words;
