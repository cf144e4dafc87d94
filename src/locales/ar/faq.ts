import type { faqWords } from '../en/faq/index.ts';
import { numberWords } from '../format.ts';

const words: typeof faqWords = {
  title: 'أسئلة وأجوبة',
  intro: import.meta.env.TRIAL
    ? 'ما يسأله الجدد. الأرقام محسوبة مما تلعب به اللعبة. أما الحسابات والمبادلات واللاعبون الآخرون فعلى خادم فقط، لا في هذه النسخة التجريبية.'
    : 'ما يسأله الجدد. الأرقام محسوبة مما يلعب به الخادم.',
  search: 'البحث في الأسئلة',
  chapters: 'الفصول',
  found: (count) => `الأجوبة: ${numberWords(count)}`,
  none: 'لا جواب فيه هذه الكلمات',
  noneText: 'قد تفيد كلمات أقل، أو كلمة أخرى.',
  clear: 'إظهار كل الأسئلة',
  link: 'رابط هذا الجواب',
};
export default words;
