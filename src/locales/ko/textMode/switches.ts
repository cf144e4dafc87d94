import type { switchWords } from '../../en/textMode/commands.ts';

const words: typeof switchWords = {
  on: ['켜기', '켬', '네', 'on', 'show', 'yes'],
  off: ['끄기', '끔', '아니요', 'off', 'hide', 'no'],
};
export default words;
