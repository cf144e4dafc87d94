import type { aboutWords } from '../en/about.ts';
import { numberWords } from '../format.ts';
import { apart } from './counted.ts';

const words: typeof aboutWords = {
  title: 'عن اللعبة',
  sections: [
    {
      title: 'ما هي Emberwild',
      text: 'لعبة عن المشي في أماكن برية، ولقاء المخلوقات، وتربية فريق ومقارعة غيره به، كل ذلك في متصفحك. لا شيء يحتاج إلى تثبيت.',
    },
    {
      title: 'عادلة من أساسها',
      text: import.meta.env.TRIAL
        ? 'ما حُسم يبقى محسومًا: إعادة التحميل لا تغيّر لقاءً ولا رمية ولا معركة. والاحتمالات المهمة تظهر أرقامًا.'
        : 'كل رمية نرد تحدث على الخادم، وما حُسم يبقى محسومًا: إعادة التحميل لا تغيّر لقاءً ولا رمية ولا معركة. والاحتمالات المهمة تظهر أرقامًا.',
    },
    {
      title: 'للجميع',
      text: 'لوحة المفاتيح والفأرة واللمس ويد التحكم وقارئ الشاشة سواء في اللعب. والتكبير بلا حد. وللأنواع والأصناف أشكال وكلمات، لا ألوان فحسب.',
    },
    {
      title: 'من صنع اليد',
      text: 'كل المخلوقات والخرائط والأسماء والصور رُسمت لهذه اللعبة، ولا تخص غيرها.',
    },
  ],
  numbersTitle: 'العالم بالأرقام',
  numbers: {
    species: 'فصيلة',
    kinds: 'أصناف لكل منها',
    maps: 'خريطة',
    gyms: 'من قادة الصالات',
  },
  amount: numberWords,
  questions: 'أسئلة وأجوبة',
  thanksTitle: 'مع الشكر',
  thanks: (count) =>
    `تقوم اللعبة على مكتبات مفتوحة المصدر تأتي معها إلى متصفحك، وعددها ${numberWords(count)}. أصحابها يسمحون للجميع باستخدامها.`,
  faces: `خط النصوص ${apart('Nunito')} من ${apart('Nunito Project Authors')}، وخط العناوين ${apart('Lilita One')} من ${apart('Juan Montoreano')}، وكلاهما برخصة ${apart('SIL Open Font License')}.`,
  libraries: 'المكتبات ورخصها',
  licence: (name) => `رخصة ${apart(name)}`,
};
export default words;
