import type { ballWords } from '../../en/textMode/commands.ts';

const words: typeof ballWords = {
  nball: ['simple', 'ball simple', 'basic', 'basic ball', 'nball', '1'],
  gball: ['super', 'super-ball', 'super ball', 'great', 'great ball', 'gball', '2'],
  uball: ['ultra', 'ultra-ball', 'ultra ball', 'uball', '3'],
  mball: ['maître', 'maitre', 'maître-ball', 'maitre-ball', 'master', 'master ball', 'mball', '4'],
};
export default words;
