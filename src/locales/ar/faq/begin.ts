import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { apart, arabicCount, arabicCountAfter, arabicList, nouns } from '../counted.ts';

/** What newcomers ask first. */
export const arabicBeginningChapter = ({
  starters,
  newcomer,
  name,
  password,
  teamSize,
  species,
}: FaqFacts): FaqChapter => ({
  id: 'beginning',
  title: 'البداية',
  questions: [
    {
      id: 'begin',
      question: 'كيف أبدأ؟',
      answer: [
        `حساب جديد، ثم اختيار المخلوق الأول من بين ${arabicCountAfter(starters, nouns.creature)}، ثم «الخرائط». والمشي في العشب الطويل والغابات والرمال والشواطئ والصخور: فهناك تعيش المخلوقات البرية.`,
        {
          links: [
            { to: '/signup', text: 'حساب جديد' },
            { to: '/maps', text: 'إلى الخرائط' },
          ],
        },
      ],
      also: 'بدء جديد حساب أول خطوات',
    },
    {
      id: 'bag',
      question: 'ماذا لدي في البداية؟',
      answer: [
        `مخلوق أول بالمستوى ${newcomer.level}، و${arabicCount(newcomer.coins, nouns.coin)}، و${arabicList(newcomer.balls)}.`,
        `يتسع فريقك حتى ${arabicCountAfter(teamSize, nouns.creature)}. وفي العالم ${arabicCount(species, nouns.species)}.`,
      ],
      also: 'عملات كرات بداية كم مخلوقات فصائل',
    },
    {
      id: 'password',
      question: 'أي اسم وأي كلمة مرور؟',
      answer: [
        `الاسم من ${name.least} إلى ${name.most} حرفًا من A إلى Z (مع علامات، وحروف مثل ${apart('ø')} أو ${apart('ß')})، وأرقام ونقاط وشرطات ومسافات مفردة. ولا يكون لغيرك مثله أو ما يشبهه: لا فرق بين الكبير والصغير والمسافات والعلامات، ولا بين 0 وo، ولا بين 1 وl وi.`,
        `كلمة المرور ${password.least} أحرف على الأقل، أيًّا كانت. ${password.least} مقبولة، والأكثر أحكم: من خمّنها لعب باسمك. ثلاث كلمات أو أربع متتالية سهلة الحفظ صعبة التخمين.`,
        'لا تطلب اللعبة عنوان بريد، فلا تستطيع إرسال كلمة مرور منسية إليك: رموز الاستعادة التي تأتي عند إنشاء الحساب تستحق الحفظ. ويحتفظ الخادم بهيئة مبعثرة منها لا تُستخرج الكلمة منها.',
      ],
      also: 'حساب أمان دخول نسيت قصيرة أحرف بريد',
    },
    {
      id: 'walk',
      question: 'كيف أمشي؟',
      answer: [
        'بمفاتيح الأسهم (اثنان معًا للاتجاه المائل)، أو W A S D، أو لوحة الأرقام، أو يد التحكم، أو لوحة الاتجاهات على الشاشة. الضغط المطوّل يواصل المشي. أو بلمس مكان على الخريطة أو نقره: مشي إليه على الأرض الخالية حتى يظهر مخلوق أو خطوة منك. الاتجاهات الرمادية مسدودة. و«التحكم» في أسفل الصفحة يعدّ كل المفاتيح والأزرار.',
      ],
      also: 'حركة تحكم مفاتيح لمس اتجاه مشي',
    },
  ],
});
