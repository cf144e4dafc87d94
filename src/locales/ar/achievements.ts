import type { AchievementField, Rank } from '../../../content/achievements/list.ts';
import type { achievementWords } from '../en/achievements.ts';
import { numberWords } from '../format.ts';
import { apart, arabicCountAfter, nouns } from './counted.ts';

const FIELD_WORDS: Readonly<
  Record<AchievementField, { readonly title: string; readonly text: (goal: number) => string }>
> = {
  species: {
    title: 'جمع الفصائل',
    text: (goal) => `الإمساك بمخلوقات من ${arabicCountAfter(goal, nouns.species)}.`,
  },
  types: {
    title: 'مواهب متعددة',
    text: (goal) => `الإمساك بفصائل من ${arabicCountAfter(goal, nouns.type)}.`,
  },
  evolved: {
    title: 'تربية',
    text: (goal) => `امتلاك مخلوقات متطورة من ${arabicCountAfter(goal, nouns.species)}.`,
  },
  shiny: {
    title: 'صيد اللمعان',
    text: (goal) =>
      goal === 1
        ? 'الإمساك بمخلوق لامع.'
        : `الإمساك بمخلوقات لامعة من ${arabicCountAfter(goal, nouns.species)}.`,
  },
  dark: {
    title: 'صيد الظلال',
    text: (goal) =>
      goal === 1
        ? 'الإمساك بمخلوق داكن.'
        : `الإمساك بمخلوقات داكنة من ${arabicCountAfter(goal, nouns.species)}.`,
  },
  sketches: {
    title: 'خط دقيق',
    text: (goal) => `رسم مخلوقات من ${arabicCountAfter(goal, nouns.species)}.`,
  },
  studies: {
    title: 'تحت العدسة',
    text: (goal) => `كتابة دراسات عن ${arabicCountAfter(goal, nouns.species)}.`,
  },
  level: { title: 'صعود', text: (goal) => `امتلاك مخلوق بالمستوى ${goal}.` },
  badges: {
    title: 'حمل الشارات',
    text: (goal) => `الفوز على قادة الصالات والحصول على ${arabicCountAfter(goal, nouns.badge)}.`,
  },
  champions: {
    title: 'غلبة الأبطال',
    text: (goal) => (goal === 1 ? 'الفوز على بطل.' : `الفوز على ${arabicCountAfter(goal, nouns.champion)}.`),
  },
  wild: {
    title: 'قتال البرية',
    text: (goal) => `الفوز في ${arabicCountAfter(goal, nouns.battle)} ضد المخلوقات البرية.`,
  },
  users: {
    title: 'تحدٍّ',
    text: (goal) => `الفوز في ${arabicCountAfter(goal, nouns.battle)} من معارك اللاعبين.`,
  },
  gold: {
    title: 'كسب الذهب',
    text: (goal) => `الفوز في ${arabicCountAfter(goal, nouns.battle)} من معارك الذهب.`,
  },
  training: {
    title: 'شراكة تدريب',
    text: (goal) => `الفوز في ${arabicCountAfter(goal, nouns.battle)} من معارك الخبرة.`,
  },
  trades: {
    title: 'تجارة',
    text: (goal) => (goal === 1 ? 'مبادلة مع لاعب آخر.' : `إتمام ${arabicCountAfter(goal, nouns.trade)}.`),
  },
  maps: { title: 'استكشاف', text: (goal) => `المشي على ${arabicCountAfter(goal, nouns.map)}.` },
  names: {
    title: 'أصدقاء حميمون',
    text: (goal) => `أن يضم فريقك معًا ${arabicCountAfter(goal, nouns.creature)} بألقاب.`,
  },
};

const RANK_WORDS: Readonly<Record<Rank, string>> = { copper: 'نحاس', silver: 'فضة', gold: 'ذهب' };

const titleOf = (field: AchievementField, rank: Rank): string =>
  `${FIELD_WORDS[field].title}، ${RANK_WORDS[rank]}`;

const words: typeof achievementWords = {
  title: 'الإنجازات',
  loading: 'جارٍ جلب إنجازاتك',
  failed: { title: 'تعذّر الوصول إلى إنجازاتك' },
  name: titleOf,
  field: (field) => FIELD_WORDS[field].title,
  rank: (rank) => RANK_WORDS[rank],
  text: (field, goal) => FIELD_WORDS[field].text(goal),
  count: (reached, all) => `${reached} من ${all}`,
  next: 'القادمة',
  all: 'كل الإنجازات',
  progress: (count, goal) => `${numberWords(count)} من ${numberWords(goal)}`,
  progressOf: (name) => `التقدم في «${name}»`,
  reached: 'تحقق',
  everything: 'لقد حققتها كلها.',
  noHurry: 'كل منها يحسب ما فعلته منذ يومك الأول. لا ينتهي أي منها، ولا يطلب أي منها العودة في وقت معيّن.',
  told: (field, rank) => `تحقق إنجاز: ${titleOf(field, rank)}`,
  toldAll: (count) => `عدد ما تحقق من إنجازات: ${count}. وهي في ملفك.`,
  none: (user) => `لم يتحقق أي إنجاز بعد: ${apart(user)}.`,
};
export default words;
