import { MOST_APPEALS } from '../../../contract/shapes/operating/moderation.ts';
import type { operatorWords } from '../en/operator.ts';
import { apart, arabicCountAfter, type CountedNoun, nouns } from './counted.ts';

const report: CountedNoun = {
  one: 'بلاغ واحد',
  two: 'بلاغان',
  twoAfter: 'بلاغين',
  few: 'بلاغات',
  many: 'بلاغًا',
  other: 'بلاغ',
};
const reports = (count: number) => arabicCountAfter(count, report);

/** A time in seconds, rounded up to minutes if it is long. */
const wait = (seconds: number) =>
  seconds > 90
    ? arabicCountAfter(Math.ceil(seconds / 60), nouns.minute)
    : arabicCountAfter(seconds, nouns.second);

const words: typeof operatorWords = {
  title: 'الإدارة',
  forget: 'نسيان الرمز',
  forgotten: 'لم يعد الرمز في هذا التبويب.',

  token: {
    title: 'الإدارة',
    text: 'هذه الصفحة لمن يدير هذا الخادم. تطلب ADMIN_TOKEN الخاص بالخادم، وتحتفظ به في هذا التبويب وحده، وتنساه عند إغلاقه.',
    label: 'رمز الإدارة',
    enter: 'دخول',
    malformed: 'الرمز من 1 إلى 256 حرفًا ورقمًا وعلامة، بلا مسافات.',
    wrong: 'لا يقبل الخادم هذا الرمز. تلزم مقارنته بقيمة ADMIN_TOKEN في الخادم.',
    tooMany: (seconds) => `جاءت من عنوانك رموز خاطئة كثيرة. يُرجى إعادة المحاولة بعد ${wait(seconds)}.`,
    none: 'ليس لهذا الخادم رمز إدارة. يلزم تعيين ADMIN_TOKEN وإعادة تشغيله.',
    ended: 'لم يعد الخادم يقبل الرمز. يلزم الرمز الجديد.',
  },

  sections: 'ما ينتظرك',
  tabs: { reports: 'البلاغات', appeals: 'الاعتراضات', player: 'لاعب', audit: 'سجل الأفعال' },
  failed: 'تعذّر تحميل ذلك',
  stale: 'قد يكون المعروض هنا قديمًا.',
  cancel: 'إلغاء',

  reports: {
    title: 'بلاغات مفتوحة',
    closedTitle: 'بلاغات مغلقة',
    loading: 'جارٍ جلب البلاغات',
    closed: 'إظهار المغلقة',
    none: 'لا بلاغ مفتوحًا.',
    noneClosed: 'لم يُغلق بلاغ في آخر 90 يومًا.',
    number: (id) => `البلاغ ${id}`,
    select: (id) => `تحديد البلاغ ${id}`,
    pick: 'تحديد',
    all: 'تحديد كل ما في هذه الصفحة',
    selected: (count) => `المحدد: ${reports(count)}`,
    severalPlayers: 'هي عن عدة لاعبين: لا يمكن إلا إغلاقها.',
    clear: 'إلغاء التحديد',
    name: 'الاسم المبلَّغ عنه',
    listing: 'الإعلان المبلَّغ عنه',
    nickname: 'المخلوق المبلَّغ عنه',
    formerly: (name) => `واسمه حينها ${apart(name)}`,
    by: 'من',
    nothing: 'لم يكتب صاحب البلاغ شيئًا.',
    reasons: {
      name: 'اسم مسيء',
      impersonation: 'انتحال شخصية',
      spam: 'إغراق',
      scam: 'احتيال',
      cheating: 'غش',
      other: 'شيء آخر',
    },
    outcomes: {
      dismissed: 'أُغلق بلا فعل',
      warned: 'حُذّر',
      suspended: 'أُوقف',
      renamed: 'أُعطي اسمًا جديدًا',
      unnamed: 'نُزع اللقب',
    },
  },

  appeals: {
    title: 'الاعتراضات',
    loading: 'جارٍ جلب الاعتراضات',
    none: 'لا اعتراض في الانتظار.',
    number: (id) => `الاعتراض ${id}`,
    suspended: 'سبب الإيقاف',
    lift: 'إنهاء الإيقاف',
    decline: 'رفض',
  },

  player: {
    title: 'البحث عن لاعب',
    label: 'اسم لاعب أو رقمه',
    find: 'بحث',
    loading: 'جارٍ البحث',
    none: 'لا لاعب بهذا الاسم أو الرقم. ومن أُعطي اسمًا جديدًا يوجد بالجديد.',
    id: 'الرقم',
    since: 'في اللعبة منذ',
    warnings: (count) => `التحذيرات: ${count}`,
    suspensions: (count) => `الإيقافات: ${count}`,
    open: (count) => `البلاغات المفتوحة: ${count}`,
    endless: 'موقوف بلا نهاية',
    until: (moment) => `موقوف حتى ${moment}`,
    reason: 'سبب الإيقاف',
    acts: 'الأفعال المتعلقة بهذا اللاعب',
  },

  audit: {
    title: 'سجل الأفعال',
    loading: 'جارٍ جلب سجل الأفعال',
    none: 'لم تفعل الإدارة شيئًا بعد.',
    noneAbout: 'لم تفعل الإدارة شيئًا يتعلق بهذا اللاعب.',
    acts: {
      grant: 'منح',
      warn: 'تحذير',
      message: 'رسالة إلى',
      suspend: 'إيقاف',
      lift: 'إنهاء إيقاف',
      rename: 'اسم جديد لأجل',
      unname: 'نزع لقب من',
      dismiss: 'إغلاق بلاغات بلا فعل',
      declineAppeal: 'رفض اعتراض',
      resetPassword: 'كلمة مرور جديدة لأجل',
    },
    renamed: (name) => `الآن ${apart(name)}`,
    somebody: 'لاعب سابق',
    from: (address) => `من ${apart(address)}`,
    noAddress: 'على الخادم',
    details: {
      text: 'النص',
      reason: 'السبب',
      until: 'حتى',
      reports: 'البلاغات',
      replaces: 'يستبدل الإيقاف',
      appeal: 'الاعتراض',
      coins: 'العملات',
      items: 'الأغراض',
      creatures: 'المخلوقات',
      nickname: 'اللقب',
      pokemon: 'المخلوق',
    },
    endless: 'بلا نهاية',
  },

  acts: {
    warn: 'تحذير',
    message: 'كتابة رسالة',
    suspend: 'إيقاف',
    rename: 'اسم جديد',
    unname: 'نزع اللقب',
    dismiss: (count) => (count === 1 ? 'إغلاق البلاغ' : 'إغلاق البلاغات'),
    lift: 'إنهاء الإيقاف',
    seen: (player) => `ما سيظهر لدى ${apart(player)}`,
    when: {
      warn: 'في كل صفحة، في الحال، حتى تأكيد القراءة:',
      suspend: 'عند الدخول التالي؛ وتنتهي كل الجلسات الآن:',
      rename: 'في كل صفحة، في الحال، حتى تأكيد القراءة:',
      lift: 'مع الدخول التالي:',
      decline: 'عند الدخول التالي:',
    },
    answers: (ids) => (ids.length === 0 ? 'لا يجيب عن أي بلاغ.' : `يجيب عن: ${ids.join('، ')}.`),
    yourWords: '(كلماتك)',
    empty: 'تلزم بضع كلمات أولًا.',
    again: 'حُمّل كل شيء من جديد. الأفضل إغلاق هذا والنظر ثانيةً قبل القرار.',
  },

  warn: {
    title: (player) => `تحذير ${apart(player)}`,
    text: 'رسالة إلى اللاعب',
    confirm: 'إرسال التحذير',
    done: (player) => `تم تحذير ${apart(player)}.`,
  },

  message: {
    title: (player) => `رسالة إلى ${apart(player)}`,
    text: 'رسالة إلى اللاعب',
    effects: 'ليست تحذيرًا، ولا تُحسب كذلك.',
    confirm: 'إرسال الرسالة',
    done: (player) => `أُرسلت الرسالة إلى ${apart(player)}.`,
  },

  suspend: {
    title: (player) => `إيقاف ${apart(player)}`,
    present: (until, reason) =>
      `اللاعب موقوف من قبل، ${until === null ? 'بلا نهاية' : `حتى ${until}`}: «${reason}» وهذا يستبدل ذلك الإيقاف.`,
    replace: 'استبدال الإيقاف',
    reason: 'السبب، وسيقرؤه اللاعب',
    length: 'المدة',
    days: (count) => arabicCountAfter(count, nouns.day),
    moment: 'حتى لحظة معيّنة',
    endless: 'بلا نهاية',
    until: 'حتى (بتوقيتك)',
    past: 'يلزم اختيار لحظة في المستقبل.',
    effects: 'تنتهي الجلسات والعروض المفتوحة. وتُخفى الإعلانات ثم تعود حين ينتهي الإيقاف.',
    confirm: 'إيقاف',
    done: (player) => `تم إيقاف ${apart(player)}.`,
  },

  rename: {
    title: (player) => `اسم جديد لأجل ${apart(player)}`,
    name: 'الاسم الجديد (فارغ: Trainer ورقم)',
    neutral: 'Trainer ورقم',
    text: 'رسالة إلى اللاعب (اختيارية)',
    effects: 'لا يستطيع أحد أخذ الاسم السابق. ويبقى لصاحبه الدخول به.',
    confirm: 'إعطاء الاسم الجديد',
    done: (player, name) => `${apart(player)} اسمه الآن ${apart(name)}.`,
  },

  unname: {
    title: (nickname) => `نزع اللقب ${apart(nickname)}`,
    text: 'رسالة إلى اللاعب (اختيارية)',
    effects: 'لا يستطيع أحد استخدامه ثانيةً، لا لمخلوق ولا لحساب. وتحتفظ به المعارك التي بدأت.',
    confirm: 'نزعه',
    done: (nickname) => `ذهب اللقب ${apart(nickname)}.`,
  },

  lift: {
    title: (player) => `إنهاء إيقاف ${apart(player)}`,
    text: 'رسالة إلى اللاعب (اختيارية)',
    effects: 'تعود الإعلانات. والاعتراض المفتوح يُعدّ مقبولًا.',
    confirm: 'إنهاء الإيقاف',
    done: (player) => `انتهى إيقاف ${apart(player)}.`,
  },

  decline: {
    title: (player) => `رفض اعتراض ${apart(player)}`,
    text: 'الرد على اللاعب',
    effects: `يبقى الإيقاف. عدد الاعتراضات على إيقاف واحد ${MOST_APPEALS} على الأكثر.`,
    confirm: 'رفض الاعتراض',
    done: (player) => `رُفض اعتراض ${apart(player)}.`,
  },

  dismiss: {
    title: (count) => `إغلاق ${reports(count)} بلا فعل`,
    effects: (ids) => `البلاغات: ${ids.join('، ')}. لا يُخبر أحد: لا من أبلغ ولا من أُبلغ عنه.`,
    text: 'ملاحظة لسجل الأفعال (اختيارية)',
    confirm: (count) => `إغلاق ${reports(count)}`,
    done: (closed) => `تم إغلاق ${reports(closed)}.`,
    some: (closed, asked) => `أُغلق ${closed} من ${reports(asked)}: سبق آخر إلى البقية.`,
  },
};
export default words;
