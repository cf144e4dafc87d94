import type { ballWords } from '../../en/textMode/commands.ts';

const words: typeof ballWords = {
  nball: [
    'zwykła',
    'kula',
    'kulę',
    'kulą',
    'zwykłą',
    'zwykłą kulą',
    'zwykla',
    'zwykła kula',
    'basic',
    'basic ball',
    'nball',
    '1',
  ],
  gball: ['super', 'superkula', 'superkulą', 'super ball', 'great', 'great ball', 'gball', '2'],
  uball: ['ultra', 'ultrakula', 'ultrakulą', 'ultra ball', 'uball', '3'],
  mball: ['mistrzo', 'mistrz', 'mistrzokula', 'mistrzokulą', 'master', 'master ball', 'mball', '4'],
};
export default words;
