import type { profileWords } from '../en/profile.ts';
import { numberWords } from '../format.ts';
import { arabicCount, leftToRight, nouns } from './counted.ts';
import { arabicTier, arabicType } from './ids.ts';

const coins = (count: number) => arabicCount(count, nouns.coin);

const words: typeof profileWords = {
  title: 'الملف',
  loading: 'جارٍ جلب ملفك',
  failed: {
    title: 'تعذّر الوصول إلى ملفك',
    text: import.meta.env.TRIAL
      ? 'تعذّرت قراءته. كل ما حققته بأمان في هذا المتصفح.'
      : 'لم يرد الخادم. كل ما حققته بأمان هناك.',
  },
  card: 'بطاقة المدرّب',
  since: 'في اللعبة منذ',
  facts: {
    steps: 'الخطوات',
    pokemons: 'البوكيمونات',
    seen: 'فصائل رأيتها',
    caught: 'فصائل أمسكتها',
    badges: 'الشارات',
    coins: 'العملات',
  },
  number: numberWords,
  sections: 'ما فعلته',
  tabs: {
    records: 'الأرقام',
    badges: 'الشارات',
    achievements: 'الإنجازات',
    coins: 'العملات',
    battles: 'المعارك',
    trades: 'المبادلات',
  },

  records: {
    title: 'الأرقام',
    bestStreak: 'أطول سلسلة',
    streak: 'السلسلة الآن',
    wins: (count) => arabicCount(count, nouns.game),
    streakHint: 'انتصارات متتالية. الإمساك لا يزيدها ولا يقطعها.',
    rarest: 'أندر إمساك',
    noRarest: 'لا أحد معك بعد.',
    level: (level) => `المستوى ${level}`,
    inPokedex: 'في البوكيدكس',
    table: 'المعارك بالنوع والنتيجة',
    type: 'المعركة',
    all: 'كل المعارك',
  },
  types: {
    wb: 'برية',
    gym: 'معركة الصالات',
    user: 'معركة اللاعبين',
    training: 'معركة الخبرة',
    gold: 'معركة الذهب',
  },
  gotAway: 'أفلت',
  results: { win: 'فوز', lose: 'خسارة', caught: 'إمساك', fled: 'هرب' },

  badges: {
    title: 'الشارات',
    loading: 'جارٍ جلب شاراتك',
    progress: (won, all) => `${won} من ${all}`,
    won: 'فزت بها',
    missing: 'لم تُكسب بعد',
    champion: 'البطل',
    toGyms: 'إلى الصالات',
  },

  ledger: {
    title: 'العملات',
    loading: 'جارٍ جلب عملاتك',
    held: (count) => `لديك ${coins(count)}.`,
    toMart: 'إلى المتجر؟',
    reasons: {
      newcomer: 'محفظة القادم الجديد',
      grant: 'هدية من الدار',
      battle: 'فوز في معركة',
      stake: 'رهان معركة ذهب',
      prize: 'جائزة معركة ذهب',
      found: 'وُجدت في الطريق',
      quest: 'مكافأة مهمة',
      research: 'صفحة بحث',
      catch: 'الإمساك بمخلوق',
      purchase: 'شراء من المتجر',
      lesson: 'درس من المعلمة',
      entry: 'رسم دخول بطولة',
      trophy: 'جائزة بطولة',
      deleted: 'حذف حساب',
    },
    amount: (amount) => leftToRight(`${amount < 0 ? '−' : '+'}${numberWords(Math.abs(amount))}`),
    balance: (count) => `الرصيد حينها: ${coins(count)}`,
    none: 'لم تأتِ عملات ولم تذهب بعد.',
  },

  battles: {
    title: 'المعارك',
    loading: 'جارٍ جلب معاركك',
    opponent: {
      wb: (name) => `${name} البري`,
      gym: (name) => name,
      user: (name) => name,
      training: (type) => `شركاء نوع ${arabicType(type)}`,
      gold: (tier) => `فريق الدار ${arabicTier(tier)}`,
    },
    rounds: (count) => arabicCount(count, nouns.round),
    coins: (count) => `العملات ${leftToRight(`+${numberWords(count)}`)}`,
    exp: (count) => `الخبرة ${leftToRight(`+${numberWords(count)}`)}`,
    watch: 'مشاهدة',
    watchOf: (who) => `مشاهدة المعركة ضد ${who}`,
    gone: 'لم تعد مشاهدتها ممكنة',
    older: 'ما بقي منها',
    olderOf: (who) => `ما بقي من المعركة: ${who}`,
    noneTitle: 'لا معركة بعد',
    noneText: 'كل معركة تنتهي تُحفظ هنا، وأحدثها تمكن مشاهدته من جديد.',
    toMaps: 'إلى الخرائط؟',
  },
};
export default words;
