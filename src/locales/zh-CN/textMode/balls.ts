import type { ballWords } from '../../en/textMode/commands.ts';

const words: typeof ballWords = {
  nball: ['普通球', '普通', 'basic', 'basic ball', 'nball', '1'],
  gball: ['超级球', '超级', 'super', 'super ball', 'great', 'great ball', 'gball', '2'],
  uball: ['特级球', '特级', 'ultra', 'ultra ball', 'uball', '3'],
  mball: ['大师球', '大师', 'master', 'master ball', 'mball', '4'],
};
export default words;
