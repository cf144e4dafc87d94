import type { titleWords } from '../en/titles.ts';
import { arabicCount, nouns } from './counted.ts';

const TITLES: Readonly<Record<string, string>> = {
  greenreach: 'صديق الوادي',
  harkmoor: 'أذن السبخة',
  scattersea: 'الموجة السابعة',
  overcloud: 'بلا كلفة مع الغيوم',
  fourlight: 'حارس الضوء الرابع',
  'research-1': 'مالك قلم رصاص',
  'research-5': 'باحث بركبتين خضراوين',
  'research-15': 'قارئ الآثار',
  'research-40': 'مراسل البرية',
  'research-80': 'دكتور العشب الطويل',
  'research-120': 'تنتظره الجحور',
  'research-166': 'يعرف الجميع بأسمائهم',
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
