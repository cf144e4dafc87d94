import type { whyWords } from '../en/whyLost.ts';
import { numberWords } from '../format.ts';
import { arabicCount, arabicCountAfter, arabicList, nouns } from './counted.ts';
import { arabicType } from './ids.ts';

const typesOf = (types: readonly string[]) => arabicList(types.map(arabicType));

/** An amount of hp, with the total if it is known. */
function hpOf(amount: number, all: number | null): string {
  if (all === null) return arabicCountAfter(amount, nouns.points);
  return amount === all
    ? `كل ما فقدته من صحة (${numberWords(all)})`
    : `${numberWords(amount)} من ${arabicCountAfter(all, nouns.points)} فقدتها`;
}

const words: typeof whyWords = {
  title: 'لماذا خسرت',
  types: (attack, whom, hits, amount, all) =>
    `هجمات نوع ${arabicType(attack)} فعّالة جدًا ضد ${arabicList(whom)}. عدد الضربات ${hits}، وأخذت ${hpOf(amount, all)}.`,
  sturdy: (types) => `أقدر على الصمود أمامها: ${typesOf(types)}.`,
  weakHits: (weak, hits) =>
    `من ضرباتك ${weak} من ${hits} لم تؤثر إلا قليلًا أو لم تؤثر: نوعها لا يناسب الهدف.`,
  unused: (mine, move, foe) => `رفيقك ${mine} يجيد «${move}»، وهي فعّالة جدًا ضد ${foe}، ولم يستخدمها.`,
  level: {
    behind: (mine, theirs) => `كان بالمستوى ${theirs} أمام مستواك ${mine}. معارك الخبرة تسد هذا الفرق سريعًا.`,
    even: (level) => `لم يكن السبب المستوى: كلاهما ${level}.`,
    ahead: (mine, theirs) => `لم يكن السبب المستوى: مستواك ${mine}، ومستواه ${theirs}.`,
  },
  levels: {
    behind: (mine, theirs) =>
      `كانوا أقوى مستوى: متوسطهم ${theirs} أمام ${mine} لديك. معارك الخبرة تسد هذا الفرق سريعًا.`,
    even: (level) => `لم تكن المستويات السبب: متوسط الجهتين ${level}.`,
    ahead: (mine, theirs) => `لم تكن المستويات السبب: متوسطك ${mine}، ومتوسطهم ${theirs}.`,
  },
  numbers: (mine, theirs) => `جئت بفريق من ${mine} أمام ${theirs}. يتسع فريقك حتى ستة.`,
  turning: (round, what) => `الجولة ${round} حسمت أكثر من غيرها: ${what}.`,
  blow: (move, amount, most, mine, critical) =>
    `${critical ? 'ضربة حرجة من ' : ''}«${move}» أخذت ${amount} من ${arabicCountAfter(most, nouns.points)} لدى رفيقك ${mine}`,
  held: (count, causes) => `تعذّرت عليك الحركة ${arabicCountAfter(count, nouns.time)}: ${arabicList(causes)}.`,
  causes: {
    burn: 'حرق',
    freeze: 'تجمّد',
    paralyz: 'شلل',
    poison: 'سم',
    sleep: 'نوم',
    confuse: 'ارتباك',
    flinch: 'ارتعاد',
    seed: 'بذرة',
    trap: 'حصار',
    recharge: 'راحة بعد هجوم ثقيل',
  },
  worn: (amount, all, wears) => `ما أخذ ${hpOf(amount, all)}: ${arabicList(wears)}.`,
  wears: {
    recoil: 'الارتداد',
    burn: 'الحروق',
    poison: 'السم',
    confuse: 'الارتباك',
    fatigue: 'الإنهاك',
    seed: 'البذور',
    trap: 'الحصار',
    sand: 'العاصفة الرملية',
    hail: 'البَرَد',
    crash: 'الارتطام',
    sacrifice: 'التضحية',
  },
  misses: (missed, all) => `أخطأت من هجماتك ${missed} من ${all}. الهجمات الأدق أضمن.`,
  speed: (first, rounds) =>
    `سبقوك بالضرب في ${first} من ${arabicCountAfter(rounds, nouns.round)} ضرب فيها الجانبان. مخلوق أسرع يقلب الحال.`,
  balls: {
    unused: (count, best) =>
      `كانت لديك ${arabicCount(count, nouns.ball)} ولم تُرمَ أي منها. أفضلها كان سيُمسك في النهاية باحتمال ${best}%.`,
    thrown: (count) =>
      `لم تُفلح ${arabicCount(count, nouns.throw)}، وكل رمية كلّفت دورًا. الكرات أثبت كلما قلّت الصحة، وأثبت ما تكون حين ينام.`,
  },
  dealer: (foe, amount, all) => `الأشد أثرًا كان ${foe}: أخذ ${hpOf(amount, all)}.`,
  alone: (foe, all) => `${foe} وحده أخذ كل ما فقدته من صحة (${numberWords(all)}).`,
  weakTo: (foe, types) => `في المرة القادمة: هجمات ${typesOf(types)} تضرب ${foe} بقوة`,
  such: (mine, move) => `، مثل «${move}» التي يجيدها رفيقك ${mine}`,
  close: (left, most) =>
    `كنت على وشك الفوز: لم تبقَ لهم إلا ${numberWords(left)} من ${numberWords(most)} صحة.`,
  taken: (taken, most) => `أخذت منهم ${numberWords(taken)} من ${numberWords(most)} صحة.`,
};
export default words;
