import type { ballWords } from '../../en/textMode/commands.ts';

const words: typeof ballWords = {
  nball: ['أساسية', 'اساسية', 'كرة أساسية', 'basic', 'basic ball', 'nball', '1'],
  gball: ['فائقة', 'كرة فائقة', 'super', 'super ball', 'great', 'great ball', 'gball', '2'],
  uball: ['خارقة', 'كرة خارقة', 'ultra', 'ultra ball', 'uball', '3'],
  mball: ['ملكية', 'كرة ملكية', 'master', 'master ball', 'mball', '4'],
};
export default words;
