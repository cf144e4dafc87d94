import type { switchWords } from '../../en/textMode/commands.ts';

const words: typeof switchWords = {
  on: ['açık', 'göster', 'evet', 'on', 'show', 'yes'],
  off: ['kapalı', 'gizle', 'hayır', 'off', 'hide', 'no'],
};
export default words;
