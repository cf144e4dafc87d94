import type { ballWords } from '../../en/textMode/commands.ts';

const words: typeof ballWords = {
  nball: ['básica', 'basica', 'bola básica', 'basic', 'nball', '1'],
  gball: ['súper', 'super', 'superbola', 'great', 'gball', '2'],
  uball: ['ultra', 'ultrabola', 'uball', '3'],
  mball: ['maestra', 'bola maestra', 'master', 'mball', '4'],
};
export default words;
