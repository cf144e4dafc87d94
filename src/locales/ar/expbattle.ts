import type { trainingWords } from '../en/expbattle.ts';

const words: typeof trainingWords = {
  title: 'معركة الخبرة',
  intro: 'شركاء من نوع واحد، بعدد فريقك وأدنى منه قليلًا.',
  select: 'اختيار النوع',
  wheel: 'نوع الشركاء',
  none: 'لم يُختر بعد',
  start: 'بدء التدريب',
  starting: 'جارٍ التحميل',
  experience: (times) => `الخبرة مضروبة في ${times}`,
  coins: 'بلا عملات',
  facts: 'ما الذي يعود به',
  weak: 'هجماتك التي تضربهم بقوة',
  strong: 'من تضربهم هجماتهم بقوة',
};
export default words;
