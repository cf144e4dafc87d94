import type { Ailment, Weather } from '../../../../rules/creatures/types.ts';
import type { MoveEffect } from '../../../../rules/model/moves.ts';
import type { moveEffects } from '../../en/content/moves.ts';

type Stage = Extract<MoveEffect, { kind: 'stage' }>;

const WEATHERS: Readonly<Record<Weather, string>> = {
  sun: 'شمس حارقة',
  rain: 'مطر',
  sand: 'عاصفة رملية',
  hail: 'بَرَد',
};
const IN: Readonly<Record<Weather, string>> = {
  sun: 'تحت الشمس',
  rain: 'تحت المطر',
  sand: 'في العاصفة الرملية',
  hail: 'تحت البَرَد',
};
const CONDITIONS: Readonly<Record<Ailment | 'confuse' | 'flinch' | 'toxic', string>> = {
  burn: 'تحرق الهدف',
  freeze: 'تجمّد الهدف',
  paralyz: 'تشلّ الهدف',
  poison: 'تسمّم الهدف',
  sleep: 'تنوّم الهدف',
  confuse: 'تُربك الهدف',
  flinch: 'تجعل الهدف يرتعد',
  toxic: 'تسمّم الهدف بشدة',
};
const STAGES: Readonly<Record<string, string>> = {
  attack: 'هجوم',
  defense: 'دفاع',
  speed: 'سرعة',
  accuracy: 'دقة',
  evasion: 'مراوغة',
};
/** Effects without parameters. */
const PLAIN: Readonly<Record<string, string>> = {
  seed: 'تزرع بذرة تمتص من صحة الهدف كل جولة',
  trap: 'تحاصر الهدف 4 إلى 5 جولات',
  reset: 'تلغي كل تغيّرات القدرات',
  swap: 'تبادل الهدف تغيّرات القدرات',
  rest: 'شفاء تام ثم نوم جولتين',
  protect: 'تحمي صاحبها هذه الجولة',
  screen: 'تنصّف الضرر على جهة صاحبها 5 جولات',
  shatter: 'تكسر درع الهدف',
  halve: 'تنصّف صحة الهدف',
  ohko: 'تُسقط بضربة واحدة، ولا تنفع مع مستوى أعلى',
  leaveAtOne: 'تُبقي للهدف نقطة صحة واحدة على الأقل',
  foul: 'تضرب بقدر هجوم الهدف نفسه',
  sharp: 'ضرباتها الحرجة أكثر',
  sleeper: 'لا تنفع إلا مع هدف نائم',
  focus: 'تفشل إن أُصيب صاحبها أولًا',
  rampage: 'هياج جولتين أو ثلاثًا ثم ارتباك',
  great: 'حركة كبرى، للفريق مرة واحدة في المعركة',
  recharge: 'يستريح صاحبها في الجولة التالية',
  crash: 'إن أخطأت فقد صاحبها نصف صحته',
  sacrifice: 'يسقط صاحبها بعدها',
};
const SURGES: Readonly<Record<string, string>> = {
  ailment: 'قوتها مضاعفة إن كانت بالهدف علّة',
  ownAilment: 'قوتها مضاعفة إن كانت بصاحبها علّة',
  half: 'قوتها مضاعفة إن لم يبقَ للهدف إلا نصف صحته أو أقل',
  leaving: 'تصيب الهدف المنسحب قبل أن يعود، بقوة مضاعفة',
  hidden: 'قوتها مضاعفة على من اختبأ بحركة من نوعها',
};

const happens = (what: keyof typeof CONDITIONS, chance: number | undefined): string =>
  `${chance === undefined ? '' : 'قد '}${CONDITIONS[what]}`;

const times = (count: number) => (count === 2 ? 'مرتين' : `${count} مرات`);

function phraseOf(effect: Exclude<MoveEffect, Stage>): string {
  switch (effect.kind) {
    case 'ailment':
      return happens(effect.ailment, effect.chance);
    case 'condition':
      return happens(effect.condition, effect.chance);
    case 'toxic':
      return happens('toxic', effect.chance);
    case 'drain':
      return `تشفي صاحبها بنسبة ${effect.percent}% من الضرر`;
    case 'recoil':
      return `يرتد ${effect.percent}% من الضرر على صاحبها`;
    case 'heal':
      return `تعيد ${effect.percent}% من الصحة${effect.bySun === true ? '، أكثر تحت الشمس وأقل في طقس آخر' : ''}`;
    case 'hits':
      return effect.least < effect.most
        ? `تصيب من ${effect.least} إلى ${effect.most} مرات`
        : `تصيب ${times(effect.least)}`;
    case 'priority':
      return effect.by > 0 ? 'تسبق غيرها' : 'تأتي بعد غيرها';
    case 'fixed':
      return effect.amount === 'level' ? 'ضررها بقدر مستوى صاحبها' : `ضررها دائمًا ${effect.amount}`;
    case 'surge':
      return SURGES[effect.when] ?? '';
    case 'cure':
      return effect.whom === 'self' ? 'تزيل علّة صاحبها' : 'تزيل علل الفريق كله';
    case 'weather':
      return `طقس 5 جولات: ${WEATHERS[effect.weather]}`;
    case 'charge':
      return `${effect.hide === true ? 'اختباء جولة ثم ضربة' : 'جمع القوة جولة ثم ضربة'}${effect.swiftIn === undefined ? '' : ` (${IN[effect.swiftIn]} في الحال)`}`;
    case 'sure':
      return effect.in === undefined ? 'لا تخطئ أبدًا' : `لا تخطئ ${IN[effect.in]}`;
    default:
      return PLAIN[effect.kind] ?? '';
  }
}

const alike = (one: Stage, other: Stage) =>
  one.on === other.on && one.by === other.by && one.chance === other.chance;

/** Changes of stages; those that are alike share a phrase. */
function stagePhrasesOf(stages: readonly Stage[]): string[] {
  const groups: Stage[][] = [];
  for (const stage of stages) {
    const group = groups.find(([first]) => first !== undefined && alike(first, stage));
    if (group) group.push(stage);
    else groups.push([stage]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const whose = first.on === 'user' ? 'صاحبها' : 'الهدف';
    const what = group.map(({ stage }) => `${STAGES[stage] ?? stage} ${whose}`).join(' و');
    const how = ['', '', ' كثيرًا', ' إلى حد بعيد'][Math.abs(first.by)] ?? '';
    const does = `${first.by > 0 ? 'ترفع' : 'تخفض'} ${what}${how}`;
    return [first.chance === undefined ? does : `قد ${does}`];
  });
}

/** All effects of a move, each in a sentence. */
function sentence(effects: readonly MoveEffect[]): string {
  const stages = effects.filter((effect): effect is Stage => effect.kind === 'stage');
  const phrases = effects.flatMap((effect) => {
    if (effect.kind !== 'stage') return [phraseOf(effect)];
    return effect === stages[0] ? stagePhrasesOf(stages) : [];
  });
  return phrases.length === 0 ? 'تُحدث ضررًا.' : `${phrases.join('. ')}.`;
}

const words: typeof moveEffects = {
  sentence,
  alone: {
    burn: 'حرق',
    freeze: 'تجمّد',
    paralyz: 'شلل',
    poison: 'سم',
    sleep: 'نوم',
    confuse: 'ارتباك',
    flinch: 'ارتعاد',
  },
};
export default words;
