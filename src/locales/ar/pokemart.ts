import type { martWords } from '../en/pokemart.ts';
import { arabicCount, arabicCountAfter, arabicList, nouns } from './counted.ts';

const coins = (count: number) => arabicCount(count, nouns.coin);

const words: typeof martWords = {
  loading: 'جارٍ جلب بضائع المتجر',
  title: 'المتجر',
  held: (count) => `لديك للإنفاق ${coins(count)}.`,
  table: 'المعروض للبيع',
  shelves: { label: 'الرفوف', wares: 'للطريق', camp: 'للمخيم', looks: 'للارتداء', tutor: 'دروس' },
  columns: { item: 'الغرض', quantity: 'الكمية', bag: 'في الحقيبة', cost: 'الثمن' },
  quantityOf: (item) => `الكمية: ${item}`,
  price: coins,
  carried: 'معك الآن',
  lacks: (count) => `ينقصك ${coins(count)}`,
  buy: (count) => `شراء مقابل ${arabicCountAfter(count, nouns.coin)}`,
  buying: 'جارٍ الشراء، لحظة من فضلك',
  left: (count) => `سيبقى لديك ${coins(count)}.`,
  missing: (count) => `ينقصك ${coins(count)}.`,
  unchosen: 'كم من كل غرض؟ الكمية من اختيارك.',
  clear: 'مسح الكميات',
  none: 'يُرجى تحديد الكميات',
  poor: 'العملات لا تكفي!',
  done: 'تم الشراء',
  towns: (names) =>
    `${arabicList(names)}: ${names.length === 1 ? 'في المتجر هناك بضائع خاصة به' : 'في المتاجر هناك بضائع خاصة بها'}. تظهر لمن يقف هناك وينظر من جديد.`,
  here: 'لا يُباع إلا هنا',
  stepsLeft: 'خطوات متبقية',
  ledger: 'أين ذهبت عملاتك',
  failed: {
    title: 'المتجر مغلق',
    text: import.meta.env.TRIAL
      ? 'لم يفتح أبوابه. عملاتك وحقيبتك بأمان في هذا المتصفح.'
      : 'لم يرد الخادم. عملاتك وحقيبتك بأمان هناك.',
  },
};
export default words;
