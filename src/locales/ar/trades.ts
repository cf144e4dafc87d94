import { playerName } from '../en/names.ts';
import type { tradeWords } from '../en/trades.ts';
import { numberWords } from '../format.ts';
import { apart, arabicCount, arabicList, nouns } from './counted.ts';

const words: typeof tradeWords = {
  listings: 'بوكيمونات في المبادلة',
  fetchingListings: 'جارٍ جلب البوكيمونات المعروضة للمبادلة',
  offered: 'بوكيمونات عرضتها',
  fetchingOffered: 'جارٍ جلب المخلوقات التي عرضتها',

  hasOffered: (user) => `عرض مبادلة من ${apart(user)}`,
  accept: 'قبول العرض',
  reject: 'رفض العرض',
  unlist: 'سحب من المبادلة',
  replace: 'استبدال',
  save: 'حفظ',
  removeAll: 'سحب كل العروض',
  removeOne: 'سحب من العرض؟',

  noOffers: 'ليس لديك عروض',
  traded: 'تمت المبادلة',
  rejected: 'رُفض العرض',
  unlisted: 'سُحب من المبادلة',
  takenBack: 'سُحب العرض',
  saved: 'تم الحفظ',
  notTraded: 'تعذّرت المبادلة الآن',
  notUnlisted: 'تعذّر السحب من المبادلة',
  notSaved: 'تعذّر الحفظ الآن',

  accepting: {
    text: (name) => `عند القبول يذهب ${name}، ولا يستطيع أحد التراجع عن ذلك.`,
    others: (name) => `وتنتهي معه كل العروض الأخرى على ${name}.`,
    gone: 'سُحب هذا العرض في الأثناء. ولم يتغير شيء مما لديك.',
    cancel: 'إلغاء',
    confirm: 'نعم، مبادلة',
  },

  offersOf: (name) => `العروض على ${name}`,
  waiting: 'لا عروض بعد. الآخرون يجدونه، والجرس يخبرك حين يأتي عرض.',
  changed: 'هنا من لم يعد كما كان وقت تقديم هذا العرض.',
  changedForLister: 'لم يعد قبوله ممكنًا: يبقى رفضه وطلب عرض جديد.',
  changedForMaker: 'لم يعد قبوله ممكنًا: يبقى سحبه وتقديمه من جديد.',
  savingChanges: 'قُدّمت العروض عليه بحركاته الحالية. عند الحفظ تنتهي.',
  offersEnded: (name, count) =>
    count === 1
      ? `انتهى العرض على ${name}.`
      : `انتهت العروض على ${name}: ${arabicCount(count, nouns.offer)}.`,
  savingOffered: 'قُدّم عرضك بحركاته الحالية. عند الحفظ لا يعود قبوله ممكنًا.',
  unlistedText: 'ليس لديك شيء في المبادلة. المعروض للمبادلة يقدّم الآخرون مقابله.',
  choose: 'عرض واحد للمبادلة',
  notOfferedText: 'في السوق ما قد يعجبك، ويمكنك تقديم بعض ما لديك مقابله.',
  find: 'البحث عن مبادلات',
  past: 'مبادلات سابقة',

  arrivedTitle: (names) => `صار لك الآن: ${arabicList(names)}`,
  arrivedText: (given, user) => `ذهب إلى ${apart(user)}: ${given}.`,
  look: 'إلى مخلوقاتك',

  offeredFor: (name, user) => `مقابل ${name} من ${apart(user)}`,
  owner: (user) => `المالك: ${apart(user)}`,
  since: (moment) => `قدّمت العرض ${moment}`,
  toOffer: 'إليه في البحث عن مبادلات',

  level: (level) => `المستوى ${level}`,
  exp: (exp) => `الخبرة ${numberWords(exp)}`,

  stale: 'قد يكون المعروض هنا قديمًا.',
  failed: {
    title: 'لم تصل المبادلات',
    text: 'لم يرد الخادم. كل ما أعلنته وعرضته بأمان هناك.',
  },

  owners: {
    button: 'المالكون حتى الآن',
    title: (name) => `مالكو ${name}`,
    loading: 'جارٍ البحث…',
    failed: 'تعذّر جلب مالكيه.',
    now: (since) => `منذ ${since}`,
    span: (since, until) => (since === until ? since : `${since} إلى ${until}`),
    present: 'المالك الآن',
  },

  history: {
    title: 'المبادلات',
    loading: 'جارٍ جلب مبادلاتك',
    none: 'لا مبادلة بعد',
    noneText: 'كل مبادلة تُحفظ هنا: مع من، وماذا ذهب، وماذا جاء.',
    find: 'البحث عن مبادلات',
    with: (user) => `مع ${playerName(user)}`,
    gave: 'أعطيت',
    got: 'أخذت',
  },
};
export default words;
