import type { Hour, Tier } from '../../../rules/world/types.ts';
import { hours } from '../en/hours.ts';
import type { pokedexWords } from '../en/pokedex.ts';
import { arabicCount, arabicCountAfter, arabicList, nouns } from './counted.ts';

const AT: Readonly<Record<Hour, string>> = {
  dawn: 'عند الفجر',
  day: 'في النهار',
  dusk: 'عند الغسق',
  night: 'في الليل',
};

const TIERS: Readonly<Record<Tier, string>> = {
  common: 'شائع',
  uncommon: 'غير شائع',
  rare: 'نادر',
  fabled: 'أسطوري',
};

const words: typeof pokedexWords = {
  title: 'بوكيدكس',
  unseen: '؟؟؟',
  number: (number) => `رقم ${String(number).padStart(3, '0')}`,
  loading: 'جارٍ فتح البوكيدكس',
  failed: 'تعذّر فتح البوكيدكس',
  counts: {
    label: 'إلى أين وصلت',
    seen: 'رأيت',
    caught: 'أمسكت',
    dark: 'الداكنة',
    shiny: 'اللامعة',
    of: (count, all) => `${count} من ${all}`,
  },
  search: 'ابحث باسم',
  show: 'إظهار',
  marks: {
    all: 'الكل',
    seen: 'ما رأيت',
    caught: 'ما أمسكت',
    missing: 'لم يُمسك بعد',
    unseen: 'لم يُرَ بعد',
  },
  rarity: 'الندرة',
  rarities: {
    any: 'أي ندرة',
    common: 'شائع',
    uncommon: 'غير شائع',
    rare: 'نادر',
    legendary: 'أسطوري',
  },
  rarityOf: { common: 'شائع', uncommon: 'غير شائع', rare: 'نادر', legendary: 'أسطوري' },
  home: 'الموطن',
  anywhere: 'أي موطن',
  livesOn: (map) => `الموطن: ${map}`,
  nowhere: 'لا يوجد في البرية',
  sortBy: 'الترتيب',
  sorts: {
    number: 'بالرقم',
    name: 'بالاسم',
    rarity: 'بالندرة',
    strength: 'بالقوة',
    height: 'بالطول',
    weight: 'بالوزن',
  },
  list: 'الفصائل',
  none: 'لا مخلوق معروفًا كهذا. وما لم يُرَ بعد لا يُعثر عليه إلا برقمه.',
  mark: { caught: 'أمسكته', seen: 'رأيته', unseen: 'لم يُرَ بعد' },

  back: 'كل المخلوقات',
  pages: 'الجيران',
  previous: 'السابق',
  next: 'التالي',
  noSuch: 'لا مخلوق كهذا',
  noSuchText: 'لا مخلوق بهذا الاسم في البوكيدكس.',
  kinds: { label: 'الأصناف', 1: 'عادي', 2: 'داكن', 3: 'لامع' },
  kindMarks: {
    caught: 'أمسكته.',
    seen: 'رأيته.',
    unseen: 'لم يُرَ بعد.',
  },
  kindOdds: {
    1: 'الصنف المعتاد.',
    2: (of) => `نحو واحد من كل ${of} مخلوق بري داكن. ضربته أشد: هجوم أكثر بنسبة 5%.`,
    3: (of) => `نحو واحد من كل ${of} مخلوق بري لامع. وهو أسرع: سرعة أكثر بنسبة 5%.`,
  },
  hintTitle: 'أين يُبحث عنه',
  hint: {
    wild: (maps) => `يُقال إن موطنه: ${arabicList(maps)}. متى رأيته ظهرت أماكنه هنا.`,
    evolves: 'يُقال إن أحدًا لا يقابله في البرية: بل يتطور إليه مخلوق آخر.',
  },
  hintText: 'لم يُرَ هذا بعد.',

  facts: {
    label: 'حقائق',
    height: 'الطول',
    weight: 'الوزن',
    habitat: 'يحب',
    catching: 'الإمساك',
    growth: 'النمو',
    metres: (metres) => `${metres} م`,
    kilograms: (kilograms) => `${kilograms} كغ`,
    growths: {
      fast: 'سريع: 800,000 نقطة خبرة إلى المستوى 100',
      medium: 'متوسط: 1,000,000 نقطة خبرة إلى المستوى 100',
      slow: 'بطيء: 1,250,000 نقطة خبرة إلى المستوى 100',
    },
    ease: { easy: 'سهل', fair: 'معقول', hard: 'صعب', hardest: 'صعب جدًا' },
    rate: (ease, rate) => `${ease} (المعدل ${rate} من 255)`,
  },

  stats: {
    title: 'القدرات',
    names: { hp: 'الصحة', attack: 'الهجوم', defense: 'الدفاع', speed: 'السرعة' },
    level: (level) => `مستوى ${level}`,
    slider: 'المستوى',
    stat: 'القدرة',
    base: 'الأساس',
    sum: 'المجموع',
    usual: 'العلامة الذهبية هي متوسط كل الفصائل.',
  },
  matchups: { title: 'الهجمات عليه', chart: 'إلى جدول الأنواع' },
  line: {
    title: 'التطور',
    alone: 'لا يتطور.',
    level: (level) => `المستوى ${level}`,
    this: 'هذا',
  },
  moves: {
    title: 'الحركات',
    caption: 'حركات يتعلمها من تلقاء نفسه',
    level: 'المستوى',
    move: 'الحركة',
    type: 'النوع',
    power: 'القوة',
    accuracy: 'الدقة',
    own: 'من نوعه',
  },

  homes: {
    title: 'أين يعيش',
    never: 'لا يقابله أحد في البرية.',
    becomes: (name, level) => `يتطور إليه ${name} عند المستوى ${level}.`,
    grounds: {
      meadow: 'مرج',
      'tall-grass': 'عشب طويل',
      wood: 'غابة',
      sand: 'رمل',
      shore: 'شاطئ',
      rocks: 'صخور',
      snow: 'ثلج',
    },
    place: (map, ground) => `${map}: ${ground}`,
    hours: 'يأتي',
    always: 'في أي ساعة',
    byHours: (all) => arabicList(all.map((hour) => AT[hour])),
    weather: 'الطقس',
    onlyIn: (weathers) =>
      `فقط مع: ${arabicList(
        weathers.map((one) => hours.weathers[one]),
        'disjunction',
      )}`,
    oftenIn: (weather) => `أكثر مع: ${hours.weathers[weather]}`,
    now: 'الآن',
    levels: 'المستويات',
    span: (least, most) => (least === most ? `${least}` : `${least} إلى ${most}`),
    away: 'المسافة',
    everywhere: 'في كل هذه الأرض',
    from: (cells) => `ابتداءً من ${arabicCountAfter(cells, nouns.step)} عن البداية`,
    chance: 'الاحتمال',
    percent: ([least, most], tier) =>
      `${least === most ? `${most}%` : `${least} إلى ${most}%`} ممن يظهرون هناك (${TIERS[tier]})`,
    steps: (steps, all) =>
      `في أحسن الأحوال واحد في كل ${arabicCountAfter(steps, nouns.step)} تقريبًا${all ? `، ${arabicList(all.map((hour) => AT[hour]))}` : ''}.`,
    charms: 'بلا تمائم. وكلما بعدت البداية ارتفعت المستويات.',
    map: (map, cells) => `خريطة ${map}، المعلَّم عليها: ${arabicCount(cells, nouns.cell)}`,
    key: 'الخانات المضيئة موطنه؛ وكلما زاد ضوؤها زاد ظهوره.',
    you: 'أنت هنا',
    noneNow: 'ليس في هذه الساعة.',
    go: (map) => `الذهاب: ${map}`,
    when: 'الساعة',
    anyHour: 'أي ساعة',
  },
};
export default words;
