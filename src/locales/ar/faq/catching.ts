import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { arabicCountAfter, nouns } from '../counted.ts';

const RATES = {
  easiest: 'أسهل الفصائل',
  middle: 'فصيلة متوسطة',
  hardest: 'أصعب الفصائل',
} as const;
const SITUATIONS = {
  well: 'سليم',
  half: 'نصف صحته',
  last: 'نقطة صحة واحدة',
  asleep: 'نقطة صحة واحدة، نائم',
} as const;

/** Questions about balls and catching. */
export const arabicCatchingChapter = ({
  balls,
  ballNames,
  catching: odds,
  teamSize,
}: FaqFacts): FaqChapter => ({
  id: 'catching',
  title: 'الإمساك',
  questions: [
    {
      id: 'catch',
      question: 'كيف أمسك مخلوقًا؟',
      answer: [
        'حين يظهر واحد، فزر «محاولة الإمساك به!» ثم إرسال أحد مخلوقاتك. تُضعف الهجمات البري، ثم تُرمى كرة. وبجانب كل كرة احتمال نجاحها الحقيقي؛ وقلة الصحة والنوم والتجمّد ترفعه.',
        'الرمية تأخذ مكان هجومك: إن لم تُمسك الكرة فللبري دوره. وإن أُغمي على البري ذهب.',
      ],
      also: 'كرة رمي بوكيبول لقاء إمساك صيد',
    },
    {
      id: 'catch-odds',
      question: 'ما احتمال أن تُمسك الكرة؟',
      answer: [
        'يعتمد على الفصيلة وعلى نقاط صحتها وعلى علّتها. الحرق والسم والشلل تنفع، والنوم والتجمّد ينفعان أكثر. أما المستوى والصنف فلا يغيّران شيئًا. والكرة الملكية لا تخيب أبدًا.',
        ...(['easiest', 'middle', 'hardest'] as const).map((wanted) => ({
          table: {
            caption: RATES[wanted],
            head: [RATES[wanted], ...balls.map((ball) => ballNames[ball])],
            rows: odds
              .filter(({ rate }) => rate === wanted)
              .map(({ situation, percents }) => [
                SITUATIONS[situation],
                ...percents.map((percent) => `${percent}%`),
              ]),
          },
        })),
        import.meta.env.TRIAL
          ? 'بهذه الأرقام ترمي اللعبة نردها. وفي المعركة تظهر أرقام المخلوق الذي أمامك.'
          : 'بهذه الأرقام يرمي الخادم نرده. وفي المعركة تظهر أرقام المخلوق الذي أمامك.',
      ],
      also: 'احتمال فرصة نسبة كرة أساسية فائقة خارقة ملكية بالمئة',
    },
    {
      id: 'caught',
      question: 'إلى أين يذهب المخلوق بعد الإمساك به؟',
      answer: [
        `إلى فريقك ما دام فيه أقل من ${arabicCountAfter(teamSize, nouns.creature)}. وإلا انتظر في «بوكيموناتك»، حيث يمكنك إعطاؤه مكان غيره، أو ضمه إلى الفريق بعد أن يغادره أحد. والإمساك يدفع عملات بحسب مستوى المخلوق، بلا خبرة.`,
        { links: [{ to: '/pokemons', text: 'بوكيموناتك' }] },
      ],
      also: 'صندوق تخزين فريق مكتمل استبدال',
    },
  ],
});
