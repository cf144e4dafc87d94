import type { researchWords } from '../en/research.ts';
import { numberWords } from '../format.ts';
import { arabicCount, arabicCountAfter, nouns } from './counted.ts';

type Hour = Parameters<typeof researchWords.task>[3];
type Task = Parameters<typeof researchWords.task>[0];

const AT: Readonly<Record<Hour, string>> = {
  dawn: 'عند الفجر',
  day: 'في النهار',
  dusk: 'عند الغسق',
  night: 'في الليل',
};
const times = (goal: number) => arabicCountAfter(goal, nouns.time);
const battles = (goal: number) => arabicCountAfter(goal, nouns.battle);

const timesAsOften = (count: number) => (count === 2 ? 'ضعف المعتاد' : `${numberWords(count)} أضعاف المعتاد`);

const TASKS: Readonly<Record<Task, (name: string, goal: number, hour: Hour) => string>> = {
  had: (name) => `امتلاك ${name}. لا يقابله أحد في البرية: بل يكبر غيره فيصيره.`,
  caught: (name, goal) => `الإمساك بمخلوق ${name}: ${arabicCount(goal, nouns.time)}.`,
  hour: (name, goal, hour) => `بدء معركة مع ${name} البري ${AT[hour]}، ${times(goal)}.`,
  beaten: (name, goal) => `هزيمة ${name} ${times(goal)}، أينما وقف في وجهك.`,
  won: (name, goal) => `الفوز في ${battles(goal)} و${name} في الفريق.`,
  gym: (name) => `هزيمة قائد صالة و${name} في الفريق.`,
  spar: (name, goal) => `الفوز في ${battles(goal)} من معارك الخبرة و${name} في الفريق.`,
  evolved: (name) => `تطوير ${name}.`,
  traded: (name) => `الحصول على ${name} من لاعب آخر.`,
  special: (name) => `امتلاك ${name} داكن أو لامع، بأي ثمن.`,
};

const words: typeof researchWords = {
  title: 'البحث',
  intro: (tasks) =>
    `تكفي أي ${arabicCountAfter(tasks, nouns.quest)} من هذه، بأي ترتيب وعلى أي مهل. وما لا يعجبك يمكنك تركه.`,
  task: (task, name, goal, hour) => TASKS[task](name, goal, hour),
  progressOf: (text) => `إلى أين وصلت: ${text}`,
  sketch: 'الرسم',
  study: 'الدراسة',
  pays: (tasks, coins) => `بعد ${arabicCountAfter(tasks, nouns.quest)}: ${arabicCount(coins, nouns.coin)}`,
  write: { sketch: 'رسمه', study: 'كتابة الدراسة' },
  wrote: (coins) => `كُتبت. نلت ${arabicCountAfter(coins, nouns.coin)}.`,
  sketched: 'مرسوم',
  studied: 'مدروس',
  odds: (name, times, oneIn) =>
    `من درس ${name} يقابل اللامع منه ${timesAsOften(times)}: واحد من ${numberWords(oneIn)} بدل واحد من ${numberWords(oneIn * times)}، وفوق ذلك التمائم.`,
  oddsNow: (name, times) => `صاروا يثقون بك: ${name} البري يظهر لك لامعًا ${timesAsOften(times)}.`,
  of: (studied, all) => `المدروس من الفصائل: ${numberWords(studied)} من ${numberWords(all)}.`,
  loading: 'نبحث عن مذكراتك',
  failed: {
    title: 'تعذّر الوصول إلى المذكرات',
    text: 'كل ما يُفعل محسوب على كل حال. يُرجى إعادة المحاولة بعد لحظة.',
  },
};
export default words;
