import type { switchWords } from '../../en/textMode/commands.ts';

const words: typeof switchWords = {
  on: ['تشغيل', 'إظهار', 'اظهار', 'نعم', 'on', 'show', 'yes'],
  off: ['إيقاف', 'ايقاف', 'إخفاء', 'اخفاء', 'لا', 'off', 'hide', 'no'],
};
export default words;
