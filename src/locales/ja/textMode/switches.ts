import type { switchWords } from '../../en/textMode/commands.ts';

const words: typeof switchWords = {
  on: ['オン', '出す', 'はい', 'on', 'show', 'yes'],
  off: ['オフ', '隠す', 'いいえ', 'off', 'hide', 'no'],
};
export default words;
