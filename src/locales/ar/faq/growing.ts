import { MOST_SET_FREE } from '../../../../contract/owned.ts';
import { MOST_NICKNAME } from '../../../../contract/shapes/creature.ts';
import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';
import { arabicCount, arabicCountAfter, nouns } from '../counted.ts';

const BATTLES = {
  wb: 'المخلوقات البرية',
  gym: 'قادة الصالات',
  user: 'اللاعبون',
  training: 'التدريب',
  gold: 'معركة الذهب',
} as const;

const coins = (count: number) => arabicCount(count, nouns.coin);

function coinsOf(kind: keyof typeof BATTLES, perLevel: number | null): string {
  if (kind === 'gym') return 'بحسب القائد';
  if (kind === 'gold') return 'الجائزة';
  return perLevel ? `${numberWords(perLevel)} لكل مستوى` : 'لا شيء';
}

/** Experience, moves and evolving. */
export const arabicGrowingChapter = ({ pays, wild, totals, evolving, teamSize }: FaqFacts): FaqChapter => ({
  id: 'growing',
  title: 'النمو',
  questions: [
    {
      id: 'pays',
      question: 'بماذا يعود الفوز؟',
      answer: [
        'خبرة للفريق كله، ومنه المغشي عليهم، بالتساوي؛ وعملات. وكلاهما يزيد مع مستويات المهزومين.',
        {
          table: {
            caption: 'بماذا يعود الفوز',
            head: ['ضد', 'الخبرة', 'العملات'],
            rows: pays.map(({ kind, experience, coins: paid }) => [
              BATTLES[kind],
              `${experience}%`,
              kind === 'wb'
                ? `${numberWords(paid ?? 0)} لكل مستوى و${numberWords(wild.fee)}`
                : coinsOf(kind, paid),
            ]),
          },
        },
        `والإمساك بالمخلوق البري بدلًا من ذلك يدفع ${coins(wild.caught)} لكل مستوى و${numberWords(wild.fee)} فوقها.`,
        `والفريق الكبير يتقاسم، لكن ليس تمامًا: كل واحد من ${teamSize} ينال أقل مما يناله وحده، وكلهم معًا ينالون أكثر.`,
      ],
      also: 'مكافأة خبرة عملات نقود كسب فوز دفع',
    },
    {
      id: 'levels',
      question: 'كم من الخبرة يلزم المستوى؟',
      answer: [
        'تنمو الفصائل سريعًا أو متوسطًا أو بطيئًا. محسوبًا من المستوى 1، هذا ما يبلغ بها:',
        {
          table: {
            caption: 'الخبرة إلى مستوى',
            head: ['المستوى', 'سريع', 'متوسط', 'بطيء'],
            rows: totals.map(({ level, exp }) => [
              String(level),
              numberWords(exp.fast),
              numberWords(exp.medium),
              numberWords(exp.slow),
            ]),
          },
        },
      ],
      also: 'خبرة نمو مستوى مجموع',
    },
    {
      id: 'free',
      question: 'هل يمكن إطلاق المخلوقات؟',
      answer: [
        `نعم: بين مخلوقاتك، واحدًا واحدًا أو حتى ${numberWords(MOST_SET_FREE)} دفعة واحدة. ويسبقه سؤال، لأنه إلى غير رجعة وبلا مقابل. المفضّلات تبقى، ومن في فريقك أو في المبادلة كذلك. والبوكيدكس لا ينسى أحدًا.`,
        { links: [{ to: '/pokemons', text: 'بوكيموناتك' }] },
      ],
      also: 'إطلاق تحرير حذف إزالة مخلوق صندوق ممتلئ',
    },
    {
      id: 'nickname',
      question: 'هل يمكن إعطاء المخلوق اسمًا خاصًا؟',
      answer: [
        `نعم: بالقلم الذي بجانب اسمه، في فريقك أو بين مخلوقاتك. اللقب حتى ${arabicCountAfter(MOST_NICKNAME, nouns.character)} ويظهر بجانب الفصيلة، في المعارك والمبادلات أيضًا. ولا يجوز أن يشبه اسم فصيلة أو صنف، ولا أن يسيء إلى أحد: للاعبين أن يبلّغوا عنه، وللإدارة أن تنزعه نهائيًّا.`,
        'وفي المبادلة يذهب معه. وللمالك الجديد أن يغيّره.',
        { links: [{ to: '/team', text: 'فريقك' }] },
      ],
      also: 'لقب اسم تسمية نداء',
    },
    {
      id: 'evolve',
      question: 'كيف تتطور المخلوقات؟',
      answer: [
        `لكل فصيلة مستوى، أبكره ${evolving.least} وآخره ${evolving.most}، يقف ابتداءً منه بجانب المخلوق زر «تطوير» في «فريقك» وفي «بوكيموناتك». ولا يحدث شيء قبل ضغطه. ويبقى المستوى والخبرة والحركات كما هي.`,
        'لا يستطيع عضو في فريقك التطور ما دامت معركة جارية.',
        { links: [{ to: '/pokemons?canEvolve=1', text: 'من يستطيع التطور لديك' }] },
      ],
      also: 'تطور مرحلة نمو زر',
    },
    {
      id: 'moves',
      question: 'كيف أغيّر الهجمات؟',
      answer: [
        'في «فريقك» وفي «بوكيموناتك» كل هجوم من الأربعة قائمة: الاختيار من كل ما تعلمه المخلوق بمستواه، متى شئت، ثم «حفظ». ولا شيء تعلّمه يُنسى أبدًا.',
        { links: [{ to: '/team', text: 'فريقك' }] },
      ],
      also: 'تعلم حركة مكان نسيان إعادة',
    },
    {
      id: 'favourites',
      question: 'كيف أحفظ مخلوقًا من الضياع سهوًا؟',
      answer: [
        'بتعليمه مفضّلًا بالقلب، في «فريقك» أو في «بوكيموناتك». تسأل اللعبة مرة أخرى قبل أن يغادر المفضّل الفريق، ولا يُبادَل ولا يُطلَق. ومن كان لك بقي لك حتى مبادلته أو إطلاقه بيدك.',
        { links: [{ to: '/pokemons?favourite=1', text: 'مفضّلاتك' }] },
      ],
      also: 'مفضل قفل حذف إطلاق فقدان آمن قلب',
    },
  ],
});
