import type { tutorWords } from '../en/tutor.ts';
import { arabicCount, arabicCountAfter, nouns } from './counted.ts';

const coins = (count: number) => arabicCount(count, nouns.coin);
const forCoins = (count: number) => `مقابل ${arabicCountAfter(count, nouns.coin)}`;

const words: typeof tutorWords = {
  intro:
    'درّست أورلا كويل في ثلاث مدارس حتى نفدت من كل منها الأسئلة. ومقابل العملات تعلّم فريقك حركة قبل أوانها بعشرة مستويات على الأكثر.',
  loading: 'أورلا تبحث عن طبشورتها…',
  failed: 'أورلا ليست عند مكتبها. عملاتك بأمان.',
  again: 'إعادة المحاولة',
  nobody: 'لا أحد في فريقك. وأورلا لا تدرّس الكراسي الفارغة.',
  toTeam: 'إلى فريقك',
  pupil: 'من يتعلم',
  who: (name, level) => `${name}، المستوى ${level}`,
  nothing: (name) =>
    `لن يتعلم ${name} شيئًا جديدًا خلال عشرة مستويات. أما حركات مستواه فتُختار في «فريقك» مجانًا.`,
  lessons: (name) => `دروس لتلميذنا ${name}`,
  power: (power) => `القوة ${power}`,
  accuracy: (percent) => `الدقة ${percent}%`,
  byItself: (level) => `من تلقاء نفسه عند المستوى ${level}`,
  teach: (move) => `تعليم «${move}»…`,
  price: coins,
  lacks: (count) => `ينقصك ${coins(count)}`,
  ask: (name, move) => `تعليم ${name} «${move}»؟`,
  slot: 'مكان الحركة',
  free: (slot) => `المكان الخالي ${slot}`,
  forgets: (name, move, by, price) =>
    `يتعلم ${name} «${move}» وينسى «${by}»، ${forCoins(price)}. وما تعلّمه ثم نسيه يُدفع ثمنه من جديد.`,
  learns: (name, move, price) => `يتعلم ${name} «${move}»، ${forCoins(price)}.`,
  left: (count) => `سيبقى لديك ${coins(count)}.`,
  no: 'ليس الآن',
  yes: (price) => `دفع ${arabicCountAfter(price, nouns.coin)}`,
  done: (name, move) => `تعلّم ${name} «${move}»!`,
};
export default words;
