import type { gymWords } from '../en/gymbattle.ts';
import { arabicCount, nouns } from './counted.ts';
import { arabicRegion } from './ids.ts';

const words: typeof gymWords = {
  title: 'معركة الصالات',
  intro: 'ثمانية قادة وبطل في كل منطقة. والمهزوم يبقى في قائمتك إلى الأبد.',
  loading: 'جارٍ جلب تفاصيل الصالات',
  loadFailed: 'عفوًا! تعذّر جلب الصالات الآن',
  startFailed: 'تعذّر بدء المعركة',
  failed: {
    title: 'تعذّر الوصول إلى الصالات',
    text: import.meta.env.TRIAL
      ? 'أبوابها مفتوحة، والطريق إليها وحده مغلق. انتصاراتك بأمان في هذا المتصفح.'
      : 'أبوابها مفتوحة، والطريق إليها وحده مغلق. انتصاراتك بأمان على الخادم.',
  },
  regions: 'المناطق',
  locked: 'مغلقة',
  progress: (beaten, all) => `${beaten}/${all}`,
  beaten: (beaten, all) => `هُزم ${beaten} من ${all} قادة`,
  conquered: 'هُزم البطل',
  leadersOf: (region) => `قادة ${arabicRegion(region)}`,
  opens: (region, before, leaders) =>
    `تُفتح منطقة ${arabicRegion(region)} بعد هزيمة قادة ${arabicRegion(before)} كلهم، وعددهم ${leaders}.`,
  toGo: (left) => (left === 1 ? 'بقي واحد.' : `بقي ${left}.`),
  champion: 'البطل',
  championOpens: (region, leaders) =>
    `بعد هزيمة قادة ${arabicRegion(region)} كلهم، وعددهم ${leaders}، يقبل البطل تحديك.`,
  levels: (least, most) => (least === most ? `المستوى ${least}` : `المستوى ${least}–${most}`),
  size: (creatures) => arabicCount(creatures, nouns.creature),
  prize: (coins) => `الجائزة ${arabicCount(coins, nouns.coin)}`,
  rematch: (coins) => `جائزة الإعادة ${arabicCount(coins, nouns.coin)}`,
  badges: 'الشارات',
  badge: (name) => `شارة ${name}`,
  noBadge: (name) => `لا شارة بعد من ${name}`,
  battle: 'قتال',
  starting: 'جارٍ التحميل',
  defeated: 'مهزوم',
};
export default words;
