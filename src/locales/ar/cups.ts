import type { cupWords } from '../en/cups.ts';
import { arabicCount, arabicCountAfter, nouns } from './counted.ts';

const coins = (count: number) => arabicCount(count, nouns.coin);

const words: typeof cupWords = {
  title: 'البطولات',
  intro: (rest, entries) =>
    `معارك متتالية ضد فرق الدار من مستواك تقريبًا، بالفريق الذي دخل البطولة. بين معركة وأخرى يستعيد الجميع ${rest}% من نقاط الصحة لا أكثر. من يخسر واحدة، أو يتركها إلى معركة أخرى، يخرج ويضيع رسم دخوله. ويمكن الدخول ${arabicCountAfter(entries, nouns.time)} في اليوم.`,
  loading: 'نسأل عمن سجّل اسمه…',
  failed: 'تعذّر جلب قوائم البطولات.',
  again: 'إعادة المحاولة',
  entry: 'رسم الدخول',
  prize: 'الجائزة',
  rounds: 'المعارك',
  ribbons: 'الشرائط',
  coins,
  enter: (price) => `دخول مقابل ${arabicCountAfter(price, nouns.coin)}`,
  poor: 'رسم الدخول أكثر مما لديك.',
  left: (count) =>
    count === 0
      ? 'خضت كل بطولات اليوم. يُفتح التسجيل ثانيةً عند منتصف الليل بتوقيت UTC.'
      : `بقي لك اليوم من مرات الدخول: ${count}.`,
  running: (cup) => `بطولتك الجارية: ${cup}`,
  round: (next, all) => `التالية هي المعركة ${next} من ${all}.`,
  fighting: 'معركتك في انتظارك.',
  team: 'من دخلوا',
  hp: (name, percent) => `${name}: الصحة ${percent}%`,
  fight: 'إلى المعركة التالية',
  resume: 'العودة إلى معركتك',
  giveUp: 'انسحاب…',
  sure: 'الانسحاب من البطولة؟',
  sureText: 'يضيع رسم دخولك، ولا يُحسب لك ما فزت به فيها حتى الآن.',
  stay: 'مواصلة',
  leave: 'انسحاب',
};
export default words;
