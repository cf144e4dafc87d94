import type { playerWords } from '../en/players.ts';
import { apart, arabicCount, nouns } from './counted.ts';

const words: typeof playerWords = {
  menu: (user) => `المزيد عن ${apart(user)}`,
  view: 'عرض صفحة المدرّب',
  asOthers: 'كما يراك الآخرون',
  listings: 'كل الإعلانات',
  report: 'إبلاغ…',
  block: 'حظر…',
  unblock: 'إلغاء الحظر',
  cancel: 'إلغاء',

  page: {
    loading: 'جارٍ جلب صفحة المدرّب',
    failed: { title: 'تعذّر الوصول إلى صفحة المدرّب هذه', text: 'لم يرد الخادم.' },
    unknownTitle: 'لا أحد بهذا الاسم',
    unknownText: (name) =>
      name === ''
        ? 'العنوان لا يذكر لاعبًا.'
        : `لا صفحة للاعب اسمه ${apart(name)}. لعل الاسم تغيّر، أو حُذف الحساب، أو أن صاحبه جعل صفحته خاصة.`,
    toMarket: 'البحث عن مبادلات',
    visitor: (user) => `من يلعب يمكنه أن يقاتل ${apart(user)} وأن يبادل. اللعب مجاني، ويمكن تجربته بلا حساب.`,
    own: 'هكذا يراك اللاعبون الآخرون.',
    private: 'صفحتك خاصة: لا يراها غيرك. أما الآخرون فيقرؤون هنا أن لا أحد بهذا الاسم.',
    toAccount: 'تغيير ذلك في حسابك',
    favourites: 'المفضّلات',
    level: (level) => `المستوى ${level}`,
    badges: 'الشارات',
    noBadge: (user) => `لم يخسر أي قائد بعد أمام ${apart(user)}.`,
    records: 'الأرقام',
    noRarest: 'لم يُمسك بشيء بعد.',
    trades: 'المبادلات',
    allWon: 'معارك الفوز',
    toProfile: 'ملفك',
    listings: 'في المبادلة',
    battle: 'قتال',
    trade: (count) => (count === 1 ? 'عرض الإعلان' : `الإعلانات: ${arabicCount(count, nouns.listing)}`),
    blocked: (user) => `حظرت ${apart(user)}. لا يرى أحدكما إعلانات الآخر، ولا عروض بينكما ولا معارك.`,
    closed: (user) => `لا مبادلة ولا قتال مع ${apart(user)} في الوقت الحالي.`,
    nothing: (user) => `لا شيء في المبادلة حاليًّا لدى ${apart(user)}.`,
  },

  reporting: {
    title: (user) => `إبلاغ عن ${apart(user)}`,
    text: 'تقرؤه إدارة هذه اللعبة وتقرر. ولا يعرف اللاعبون الآخرون من أبلغ عنهم.',
    about: 'عن أي شيء؟',
    name: 'الاسم',
    listing: (name) => `إعلان ${name}`,
    nickname: 'لقب مخلوق',
    whichNickname: 'أي لقب؟',
    reason: 'السبب',
    choose: 'اختيار السبب',
    reasons: {
      name: 'اسم مسيء',
      impersonation: 'انتحال شخصية الغير',
      spam: 'إغراق السوق أو إغراقي بالعروض',
      scam: 'محاولة خداع الآخرين في المبادلات',
      cheating: 'غش',
      other: 'شيء آخر',
    },
    more: (most) =>
      `ماذا ينبغي أن تعرف الإدارة؟ ${arabicCount(most, nouns.character)} على الأكثر، أو لا شيء.`,
    send: 'إرسال البلاغ',
    sent: 'أُرسل بلاغك. شكرًا!',
  },

  blocking: {
    title: (user) => `حظر ${apart(user)}؟`,
    text: 'لن يرى أحدكما إعلانات الآخر، ولا عروض بينكما ولا معارك. وتنتهي العروض المفتوحة بينكما.',
    undo: 'يمكنك إلغاء الحظر في أي وقت: صفحة حسابك تضم كل من حظرتهم.',
    confirm: 'حظر',
    done: (user) => `${apart(user)}: تم الحظر`,
    undone: (user) => `${apart(user)}: أُلغي الحظر`,
  },

  blocked: {
    title: 'اللاعبون المحظورون',
    text: 'لا تظهر لك إعلانات هؤلاء اللاعبين ولا إعلاناتك لهم، ولا عروض بينكم ولا معارك.',
    loading: 'جارٍ جلب من حظرتهم',
    failed: 'تعذّر جلب من حظرتهم.',
    none: 'لا أحد محظورًا لديك. النقاط الثلاث بجانب اسم اللاعب تتيح ذلك.',
    since: (day) => `منذ ${day}`,
    count: (count, most) => `${count} من ${most} على الأكثر`,
  },
};
export default words;
