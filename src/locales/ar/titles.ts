import type { titleWords } from '../en/titles.ts';
import { arabicCount, nouns } from './counted.ts';

const TITLES: Readonly<Record<string, string>> = {
  greenreach: 'صداقة الوادي',
  harkmoor: 'أذن السبخة',
  scattersea: 'الموجة السابعة',
  overcloud: 'بلا كلفة مع الغيوم',
  fourlight: 'حراسة الضوء الرابع',
  'research-1': 'قلم رصاص خاص',
  'research-5': 'بحث بركبتين خضراوين',
  'research-15': 'قراءة الآثار',
  'research-40': 'مراسلات مع البرية',
  'research-80': 'دكتوراه في العشب الطويل',
  'research-120': 'على موعد مع الجحور',
  'research-166': 'معرفة الجميع بأسمائهم',
};

const words: typeof titleWords = {
  of: (id) => TITLES[id] ?? '',
  choose: 'اللقب بجانب اسمك',
  none: 'بلا لقب',
  chosen: (title) => (title ? `من الآن فصاعدًا: ${title}.` : 'عاد اسمك وحده.'),
  hint: 'آخر خطوة في مهام كل منطقة تمنح لقبًا، وكذلك البحث في البوكيدكس.',
  toQuests: 'إلى المهام',
  studied: (count) => `دُرست ${arabicCount(count, nouns.species)}. ومعها يزداد إطار البطاقة جمالًا.`,
};
export default words;
