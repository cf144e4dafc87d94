import type { WildGround } from '../../../../content/encounters/grounds.ts';
import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { hours as hourWords } from '../../en/hours.ts';
import { mapWords } from '../../en/map.ts';
import { mapsWords } from '../../en/maps.ts';
import { arabicCountAfter, arabicList, nouns } from '../counted.ts';

const titleOf = (name: string): string =>
  Object.entries(mapsWords.places).find(([key]) => key === name)?.[1].title ?? name;
const GROUNDS: Readonly<Record<WildGround, string>> = {
  meadow: 'مرج',
  'tall-grass': 'عشب طويل',
  wood: 'غابة',
  sand: 'رمل',
  shore: 'شاطئ',
  rocks: 'صخور',
  snow: 'ثلج',
};

/** Questions about where and how often wild creatures appear. */
export const arabicWildChapter = ({ grounds, maps, hours, tiers, kinds, legends }: FaqFacts): FaqChapter => ({
  id: 'wild',
  title: 'المخلوقات البرية',
  questions: [
    {
      id: 'grounds',
      question: 'أين تعيش المخلوقات البرية؟',
      answer: [
        'لكل أرض مخلوقاتها. وهذه نسبة الخطوات التي تلقى أحدهم؛ أما الدروب والبلاط والجسور فآمنة.',
        {
          table: {
            caption: 'الخطوات التي تلقى أحدهم',
            head: ['الأرض', ...maps.map(({ name }) => titleOf(name))],
            rows: grounds.map(({ ground, percents }) => [
              GROUNDS[ground],
              ...percents.map((each) => (each === null ? '–' : `${each}%`)),
            ]),
          },
        },
        `وهي أقوى كلما بعدت: ${arabicList(
          maps.map(
            ({ name, cellsPerLevel }) =>
              `مستوى كل ${arabicCountAfter(cellsPerLevel, nouns.cell)} في ${titleOf(name)}`,
          ),
        )}.`,
        'ومن قابلته مرة يُظهره البوكيدكس بأماكنه وساعاته واحتمالاته.',
        { links: [{ to: '/pokedex', text: 'إلى البوكيدكس' }] },
      ],
      also: 'لقاء نسبة احتمال خريطة عشب طويل غابة رمل شاطئ صخور مرج',
    },
    {
      id: 'rare',
      question: 'ما مدى ندرة النادر؟',
      answer: [
        'المخلوق في كل مكان شائع أو غير شائع أو نادر أو أسطوري. حيث يمكن أن يأتي واحد من كل درجة، فهذا عدد مرات ظهورها مقابل كل أسطوري واحد:',
        { list: tiers.map(({ tier, times }) => `${mapWords.tiers[tier]}: ${times}`) },
        `ويُحكى عن أساطير عددها ${legends}. كل منها أسطوري، بعيد على أرض واحدة، ولا يأتي إلا في ساعة واحدة.`,
      ],
      also: 'درجة احتمال أسطوري أسطورة غير شائع شائع نادر',
    },
    {
      id: 'kinds',
      question: 'ما المخلوقات الداكنة واللامعة؟',
      answer: [
        'صنفان نادران من كل فصيلة. الداكن أشد ضربًا قليلًا، واللامع أسرع قليلًا، وهيئتهما تدل عليهما. والصنف مكتوب بجانب الاسم، فلا يلزم اللون وحده ليدلّك.',
        {
          list: [
            `داكن: واحد من ${kinds.dark.oneIn}، وهجوم أكثر بنسبة ${kinds.dark.more}%.`,
            `لامع: واحد من ${kinds.shiny.oneIn}، وسرعة أكثر بنسبة ${kinds.shiny.more}%.`,
          ],
        },
        `ومع تميمة البريق في حقيبتك: واحد من ${kinds.dark.oneInWithCharm}، وواحد من ${kinds.shiny.oneInWithCharm}.`,
        `والبحث ينفع أيضًا: كل فصيلة أمسكتها تزيد احتمال الاثنين بنسبة ${kinds.notes}%، إلى الأبد.`,
      ],
      also: 'احتمال فرصة نسبة لون صنف داكن لامع شايني',
    },
    {
      id: 'research',
      question: 'ما البحث، وماذا يعطي؟',
      answer: [
        `في صفحة كل فصيلة في البوكيدكس حفنة من المهام: إمساك بعضها، لقاء واحد في ساعته، الفوز بواحد، تطوير واحد. أي ${arabicCountAfter(kinds.study.sketch, nouns.quest)} منها تصنع رسمًا، وأي ${arabicCountAfter(kinds.study.tasks, nouns.quest)} تصنع دراسة؛ وكلاهما يدفع بضع عملات، ولا تُشترط لهما مبادلة ولا حظ. واللعبة تعدّ وحدها، ولا شيء ينقضي.`,
        `ومن درس فصيلة يقابل اللامع منها بمعدّل أعلى ${arabicCountAfter(kinds.study.times, nouns.time)}: واحد من ${kinds.study.oneIn} بدل واحد من ${kinds.shiny.oneIn}، إلى الأبد، وقبل التمائم. هذه هي الطريق اللطيفة؛ وليس هناك غيرها لتسريع ذلك.`,
        'ومع عدد الفصائل المدروسة تأتي ألقاب، وواحد منها بجانب اسمك، وأطر أجمل لبطاقة المدرّب. ومن غاب لا يفقد منها شيئًا.',
        { links: [{ to: '/pokedex', text: 'إلى البوكيدكس' }] },
      ],
      also: 'مهمة دراسة رسم لقب إطار لامع احتمال بوكيدكس مذكرات بحث',
    },
    {
      id: 'finds',
      question: 'ماذا على الخرائط، وهل يفسد التوت؟',
      answer: [
        'كرات ومحافظ ملقاة، كل منها لك مرة: بالاقتراب منها ثم الزر أو Enter أو اللمس. وأخرى مخبأة حيث ينظر الفضولي: في البراميل وأصول الأشجار وخلف الحجارة. واللوحات والناس يلمّحون.',
        'التوت ينبت كل يوم؛ واليوم يبدأ عند منتصف الليل بتوقيت UTC. وعصير الشجيرة جرعة لقربتك. والناضج ينتظرك ما شئت: من غاب لا يفقد شيئًا.',
      ],
      also: 'أغراض أرض إيجاد مخبأ توت شجيرة لوحة قراءة كنز',
    },
    {
      id: 'hours',
      question: 'ماذا تغيّر الساعات والطقس؟',
      answer: [
        `يدوم اليوم في Emberwild ${arabicCountAfter(
          hours.reduce((sum, { minutes }) => sum + minutes, 0),
          nouns.minute,
        )} حقيقية، للجميع معًا: ${arabicList(
          hours.map(({ hour, minutes }) => `${hourWords.names[hour]} ${minutes}`),
        )}. وبعض المخلوقات لا يأتي إلا في ساعات معيّنة.`,
        'ويتغير الطقس فوق الخريطة كل خمس دقائق، للجميع معًا. بعض المخلوقات لا يأتي إلا في الضباب أو المطر أو الثلج، وبعضها يأتي أكثر في الطقس الذي يحبه؛ والبوكيدكس يذكر أيها.',
        'أما الطقس في المعركة فشأن آخر: تجلبه الحركات، وأثره هناك.',
      ],
      also: 'وقت ساعة فجر نهار غسق ليل مطر شمس ضباب ثلج أوراق طقس',
    },
  ],
});
