import type { switchWords } from '../../en/textMode/commands.ts';

const words: typeof switchWords = {
  on: ['开', '显示', '是', 'on', 'show', 'yes'],
  off: ['关', '隐藏', '否', 'off', 'hide', 'no'],
};
export default words;
