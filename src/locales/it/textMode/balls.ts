import type { ballWords } from '../../en/textMode/commands.ts';

const words: typeof ballWords = {
  nball: ['base', 'palla base', 'basic', 'basic ball', 'nball', '1'],
  gball: ['super', 'palla super', 'super ball', 'great', 'great ball', 'gball', '2'],
  uball: ['ultra', 'palla ultra', 'ultra ball', 'uball', '3'],
  mball: ['suprema', 'palla suprema', 'master', 'master ball', 'mball', '4'],
};
export default words;
