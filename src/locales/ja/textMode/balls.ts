import type { ballWords } from '../../en/textMode/commands.ts';

const words: typeof ballWords = {
  nball: ['ベーシック', 'ベーシックボール', 'basic', 'basic ball', 'nball', '1'],
  gball: ['スーパー', 'スーパーボール', 'super', 'super ball', 'great', 'great ball', 'gball', '2'],
  uball: ['ウルトラ', 'ウルトラボール', 'ultra', 'ultra ball', 'uball', '3'],
  mball: ['マスター', 'マスターボール', 'master', 'master ball', 'mball', '4'],
};
export default words;
