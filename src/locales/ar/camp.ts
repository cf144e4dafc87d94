import type { campWords } from '../en/camp.ts';

const words: typeof campWords = {
  list: 'ما في المخيم',
  arrange: 'ترتيب مخيمك',
  title: 'مخيمك',
  text: 'كل تغيير يظهر في الحال. لا تقف القطعة إلا في موضع واحد: إن وُضعت في غيره انتقلت إليه.',
  loading: 'جارٍ إخراج كل شيء من الخيمة…',
  failed: 'تعذّر جلب أثاثك.',
  again: 'إعادة المحاولة',
  empty: 'ليس لديك أثاث بعد. يبيعه المتجر، ولبلدة كل منطقة قطع خاصة بها.',
  toMart: 'إلى المتجر',
  more: 'المزيد في المتجر',
  nothing: 'لا شيء',
  noneFits: 'ليس لديك بعد ما يناسب هذا الموضع.',
  done: 'تم',
  placed: (piece, spot) => `${piece}: ${spot}.`,
  cleared: (spot) => `${spot}: صار خاليًا.`,
  spots: {
    tent: 'خيمتك',
    line: 'بين الخيمتين',
    rug: 'أمام النار',
    backLeft: 'أقصى اليسار، عند الصنوبر',
    backRight: 'أقصى اليمين، عند الصنوبر',
    middle: 'خلف النار',
    frontLeft: 'يسارًا عن قرب',
    frontRight: 'يمينًا عن قرب',
  },
  page: 'المخيم',
};
export default words;
