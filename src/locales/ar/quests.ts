import type { Deed } from '../../../content/quests/deeds.ts';
import type { questWords } from '../en/quests.ts';
import { typeWords } from '../en/types.ts';
import { numberWords } from '../format.ts';
import { arabicCount, arabicCountAfter, arabicList, nouns } from './counted.ts';

interface Words {
  readonly title: string;
  readonly text: (goal: number) => string;
}

const battles = (goal: number) => arabicCountAfter(goal, nouns.battle);

const DEED_WORDS: Readonly<Record<Exclude<Deed, `beaten:${string}`>, Words>> = {
  steps: {
    title: 'تحريك الساقين',
    text: (goal) => `مشي ${arabicCountAfter(goal, nouns.step)}. والدوران في المكان محسوب.`,
  },
  wild: {
    title: 'بقع عشب على الركبتين',
    text: (goal) => `الفوز في ${battles(goal)} ضد مخلوقات برية.`,
  },
  training: {
    title: 'مطلوب شريك تدريب',
    text: (goal) => `الفوز في ${battles(goal)} من معارك الخبرة.`,
  },
  gym: {
    title: 'زيارة منزلية',
    text: (goal) =>
      `هزيمة ${arabicCountAfter(goal, nouns.leader)} من قادة الصالات. والمعارف القدامى محسوبون.`,
  },
  caught: {
    title: 'متسع لواحد بعد',
    text: (goal) => `الإمساك في البرية: ${arabicCount(goal, nouns.creature)}.`,
  },
  newSpecies: {
    title: 'لم نتعارف بعد',
    text: (goal) => `الإمساك بما لم يكن لديك قط: ${arabicCount(goal, nouns.species)}.`,
  },
  picked: {
    title: 'العين على الأرض',
    text: (goal) =>
      goal === 1
        ? 'قطف توت شجيرة، أو التقاط شيء سقط من أحدهم.'
        : `قطف التوت أو التقاط الأشياء ${arabicCountAfter(goal, nouns.time)}.`,
  },
  evolved: {
    title: 'ما أسرع ما يكبرون',
    text: (goal) => `تطوير ${arabicCountAfter(goal, nouns.creature)}.`,
  },
  'met:dawn': {
    title: 'طائر الصباح',
    text: (goal) => `قتال المخلوقات البرية عند الفجر: ${arabicCount(goal, nouns.battle)}.`,
  },
  'met:day': {
    title: 'في وضح النهار',
    text: (goal) => `قتال المخلوقات البرية في النهار: ${arabicCount(goal, nouns.battle)}.`,
  },
  'met:dusk': {
    title: 'ظلال طويلة',
    text: (goal) => `قتال المخلوقات البرية عند الغسق: ${arabicCount(goal, nouns.battle)}.`,
  },
  'met:night': {
    title: 'الفانوس غير مشمول',
    text: (goal) => `قتال المخلوقات البرية في الليل: ${arabicCount(goal, nouns.battle)}.`,
  },
};

/** The words for a type are put in where the quest is about one. */
function wordsOf(deed: Deed): Words {
  if (!deed.startsWith('beaten:')) return DEED_WORDS[deed as keyof typeof DEED_WORDS];
  const type = typeWords[deed.slice('beaten:'.length) as keyof typeof typeWords];
  return {
    title: `مسألة نوع: ${type}`,
    text: (goal) => `الفوز في ${battles(goal)} ضد مخلوقات من نوع ${type}. وفي معارك الخبرة من كل نوع.`,
  };
}

const words: typeof questWords = {
  title: 'المهام',
  intro: 'ثلاثة أمور صغيرة في اليوم، وأمر أكبر في الأسبوع. فعلها أو تركها سواء: لا أحد يسجّل ما تُرك.',
  name: (deed) => wordsOf(deed).title,
  text: (deed, goal) => wordsOf(deed).text(goal),
  today: 'اليوم',
  week: 'هذا الأسبوع',
  former: 'ما زالت لك',
  formerText: 'اكتملت من قبل ولم تُستلم. المكافآت تنتظر سبعة أيام.',
  progress: (count, goal) => `${numberWords(count)} من ${numberWords(goal)}`,
  progressOf: (name) => `التقدم في «${name}»`,
  coins: (count) => arabicCount(count, nouns.coin),
  item: (name, count) => `${name} (${numberWords(count)})`,
  go: 'إلى هناك',
  claim: 'استلام المكافأة',
  claimOf: (name) => `استلام مكافأة «${name}»`,
  claimed: 'استُلمت المكافأة',
  until: (day) => `حتى ${day}، منتصف الليل بتوقيت UTC`,
  endsToday: 'تأتي الجديدة عند منتصف الليل بتوقيت UTC.',
  loading: 'نبسط قائمة اليوم',
  failed: {
    title: 'تعذّر الوصول إلى القائمة',
    text: 'كل ما يُفعل محسوب على كل حال. يُرجى إعادة المحاولة بعد لحظة.',
  },
  noHurry: 'اليوم الفائت لا يكلّف شيئًا: لا سلسلة تُخشى عليها، والمهام المكتملة تنتظرك سبعة أيام.',
  all: 'كل المهام',
  doneToday: 'تمت الثلاث كلها. حان وقت الاستلقاء على العشب.',
  rewardsWait: (count) => (count === 1 ? 'مكافأة في انتظارك.' : `مكافآت في انتظارك: ${numberWords(count)}.`),
  got: (parts) => `نلت: ${arabicList(parts)}.`,
  finished: (name) => `اكتملت المهمة: ${name}`,
  line: (when, name, text, progress, reward) => `${when}: ${name}. ${text} ${progress}. المكافأة: ${reward}.`,
  lineReady: 'اكتملت: الأمر «استلم».',
  nothingToClaim: 'لا مكافأة في انتظارك. الأمر «مهام» يقول ما يمكن فعله.',
};
export default words;
