import type { ballWords } from '../../en/textMode/commands.ts';

const words: typeof ballWords = {
  nball: ['basit', 'basit top', 'basic', 'basic ball', 'nball', '1'],
  gball: ['süper', 'süper top', 'super', 'super ball', 'great', 'great ball', 'gball', '2'],
  uball: ['ultra', 'ultra top', 'ultra ball', 'uball', '3'],
  mball: ['usta', 'usta topu', 'master', 'master ball', 'mball', '4'],
};
export default words;
