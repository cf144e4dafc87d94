import type { partWords } from '../en/parts.ts';
import { numberWords } from '../format.ts';
import { arabicCount, nouns } from './counted.ts';

const words: typeof partWords = {
  close: 'إغلاق',
  fewer: (what) => `أقل: ${what}`,
  more: (what) => `أكثر: ${what}`,
  previous: 'السابق',
  next: 'التالي',
  pages: 'الصفحات',
  span: (first, last, count) => `${numberWords(first)}–${numberWords(last)} من ${numberWords(count)}`,
  clear: 'مسح',
  nothing: 'لا نتائج',
  found: (count) => arabicCount(count, nouns.result),
  battleWentOn: 'تقدمت هذه المعركة في الأثناء. هكذا هي الآن.',
  otherSettings: 'تسري الآن إعدادات حسابك. أما إعدادات هذا الجهاز فمعروضة في الإعدادات.',
  stage: {
    missing: 'تعذّر تحميل الصورة. تستمر اللعبة من دونها.',
    broken: 'تعطّلت الصورة ولم يمكن رسمها من جديد. تستمر اللعبة من دونها.',
  },
  unknown: {
    text: 'لا صفحة هنا. لعلها تطورت، ولعلها لم تكن قط.',
    home: 'أعيدوني إلى البيت',
  },
};
export default words;
