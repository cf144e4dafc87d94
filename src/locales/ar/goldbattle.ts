import type { goldWords } from '../en/goldbattle.ts';
import { arabicCount, arabicCountAfter, nouns } from './counted.ts';

const words: typeof goldWords = {
  title: 'معركة الذهب',
  intro: 'رهان بالعملات على معركة. عند الفوز الجائزة لك، وعند الخسارة يضيع الرهان.',
  held: (amount) => `لديك ${arabicCount(amount, nouns.coin)}.`,
  tiers: { bronze: 'برونز', silver: 'فضة', gold: 'ذهب' },
  stake: 'الرهان',
  prize: 'الجائزة',
  coins: (amount) => arabicCount(amount, nouns.coin),
  odds: 'فرصة الفوز',
  oddsOf: (odds) => `${odds} من 100`,
  level: (raise) => (raise === 0 ? 'خصوم بمستوى فريقك.' : `خصوم أعلى من فريقك بنسبة تصل إلى ${raise}%.`),
  difficulty: {
    random: 'يهاجمون كيفما اتفق.',
    greedy: 'يختارون الهجوم الأكثر وعدًا.',
    lookahead: 'يفكرون في الخطوة التالية.',
  },
  start: (stake) => `الرهان بمبلغ ${arabicCountAfter(stake, nouns.coin)}`,
  starting: 'جارٍ التحميل',
  poor: 'العملات لا تكفي!',
  notes: [
    'فرصة الفوز مَقيسة: هي نسبة فوز مدرّب يختار دائمًا الهجوم الأكثر وعدًا. ومعرفة الأنواع وحسن الترتيب يغلبانها.',
    'تنتهي المستويات عند 100. حيث لا تستطيع الدرجة أن تعلو بما يكفي لفريقك، تدفع بقدر الخصوم.',
  ],
};
export default words;
