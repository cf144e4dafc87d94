import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { mapsWords } from '../../en/maps.ts';
import { numberWords } from '../../format.ts';
import { arabicList } from '../counted.ts';

const TIERS = { bronze: 'برونز', silver: 'فضة', gold: 'ذهب' } as const;

/** Coins, what they buy, and what can be staked. */
export const arabicCoinsChapter = ({ goods, lures, gold }: FaqFacts): FaqChapter => ({
  id: 'coins',
  title: 'العملات',
  questions: [
    {
      id: 'mart',
      question: 'ماذا يبيع المتجر؟',
      answer: [
        {
          table: {
            caption: 'ما يبيعه المتجر',
            head: ['الغرض', 'العملات', 'ما هو'],
            rows: goods.map(({ name, price, text }) => [name, numberWords(price), text]),
          },
        },
        { links: [{ to: '/pokemart', text: 'إلى المتجر' }] },
      ],
      also: 'شراء ثمن سعر متجر غرض كرة تميمة',
    },
    {
      id: 'charms',
      question: 'كيف تعمل التمائم؟',
      answer: [
        'بحملها فحسب: واحدة في حقيبتك تكفي، والثانية لا تزيد شيئًا. ما يخص المعارك يُقرأ عند بدء المعركة، وما يخص اللقاءات مع كل خطوة. أما جائزة معركة الذهب فتبقى كما هي.',
        { list: goods.filter(({ charm }) => charm).map(({ name, text }) => `${name}: ${text}`) },
      ],
      also: 'تميمة أثر عملة درس بريق زيادة حظ',
    },
    {
      id: 'lures',
      question: 'كيف تعمل الجواذب؟',
      answer: [
        'يُوقد الجاذب عند شرائه. ويحترق مع كل خطوة حيث تعيش المخلوقات، ويسكن في غيرها؛ والخريطة والمتجر يذكران كم خطوة بقيت. وتحترق عدة جواذب معًا، ويُجمع أثرها، ومعه أثر تمائمك.',
        {
          table: {
            caption: 'الجواذب وخطواتها وأين يبيعها المتجر',
            head: ['الجاذب', 'الخطوات', 'يُباع في'],
            rows: lures.map(({ name, steps, sold }) => [
              name,
              numberWords(steps),
              sold.length > 0 ? arabicList(sold.map((map) => mapsWords.places[map].title)) : 'كل مكان',
            ]),
          },
        },
      ],
      also: 'صفارة فانوس جرس لؤلؤ نجم أجراس خطوات نادر لامع بلدة متجر طعم',
    },
    {
      id: 'furniture',
      question: 'ما فائدة الأثاث؟',
      answer: [
        'النظر إليه. يُشترى من المتجر، ويوضع في أحد مواضع مخيمك الثمانية بزر «ترتيب مخيمك» في صفحتك الأولى، ثم الجلوس. المصابيح تضيء ليلًا، ومن يحق له أن يرى صفحة المدرّب يرى مخيمك. وبعض القطع لا يُباع إلا في بلدة منطقة.',
        { links: [{ to: '/pokemart?tab=camp', text: 'الأثاث في المتجر' }] },
      ],
      also: 'مخيم خيمة سجادة فانوس راية تزيين مقعد أثاث',
    },
    {
      id: 'tutor',
      question: 'ماذا تعلّم المعلمة؟',
      answer: [
        'حركات من قائمة المخلوق نفسه، قبل أن يتعلمها وحده بعشرة مستويات على الأكثر. وما تعلّمه بمستواه يُختار في «فريقك» مجانًا ومتى شئت. والحركة المُعلَّمة إن استُبدلت نُسيت حتى يأتي مستواها، أو حتى يُدفع ثمنها من جديد.',
        { links: [{ to: '/pokemart?tab=tutor', text: 'إلى المعلمة' }] },
      ],
      also: 'معلمة تعليم درس تعلم حركة هجوم مدرسة عملات',
    },
    {
      id: 'tournaments',
      question: 'كيف تجري البطولات؟',
      answer: [
        'رسم دخول، ثم الفوز في كل المعارك تباعًا ضد فرق الدار من مستواك تقريبًا، ثم الجائزة وشريط. والفريق الذي دخل يقاتل حتى النهاية؛ وبين معركتين يستعيد الجميع بعض الصحة لا أكثر. ومعركة خاسرة، أو أخرى تُبدأ مكانها، تُنهي البطولة ويضيع الرسم. أما إغلاق النافذة فلا يُضيع شيئًا: البطولة تنتظر.',
        { links: [{ to: '/goldbattle', text: 'إلى البطولات' }] },
      ],
      also: 'بطولة كأس دخول جائزة شريط جولات فريق الدار',
    },
    {
      id: 'gold',
      question: 'هل تستحق معركة الذهب العناء؟',
      answer: [
        'رهان بالعملات، والجائزة عند الفوز. وفرصة الفوز مَقيسة: هي نسبة فوز مدرّب يختار دائمًا الهجوم الأكثر وعدًا. ومعرفة الأنواع وحسن الترتيب يغلبانها.',
        {
          table: {
            caption: 'الرهانات والجوائز وفرص الفوز',
            head: ['الدرجة', 'الرهان', 'الجائزة', 'فرصة الفوز'],
            rows: gold.map(({ tier, stake, prize, odds }) => [
              TIERS[tier],
              numberWords(stake),
              numberWords(prize),
              `${odds}%`,
            ]),
          },
        },
        `${arabicList(
          gold.map(({ tier, raise }) =>
            raise === 0
              ? `خصوم ${TIERS[tier]} بمستوى فريقك`
              : `خصوم ${TIERS[tier]} أعلى بنسبة تصل إلى ${raise}%`,
          ),
        )}.`,
        { links: [{ to: '/goldbattle', text: 'إلى معركة الذهب' }] },
      ],
      also: 'رهان فرصة درجة برونز فضة ذهب مقامرة جائزة',
    },
  ],
});
