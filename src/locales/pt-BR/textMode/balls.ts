import type { ballWords } from '../../en/textMode/commands.ts';

const words: typeof ballWords = {
  nball: ['básica', 'basica', 'bola básica', 'bola basica', 'basic', 'basic ball', 'nball', '1'],
  gball: ['super', 'superbola', 'super bola', 'super ball', 'great', 'great ball', 'gball', '2'],
  uball: ['ultra', 'ultrabola', 'ultra bola', 'ultra ball', 'uball', '3'],
  mball: ['mestra', 'bola mestra', 'master', 'master ball', 'mball', '4'],
};
export default words;
