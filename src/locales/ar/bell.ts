import type { Notice } from '../../../contract/shapes/trade.ts';
import type { bellWords } from '../en/bell.ts';
import { calledName, playerName, playerNameFirst } from '../en/names.ts';
import { arabicCount, nouns } from './counted.ts';

type Said = Pick<Notice, 'user' | 'pokemon'>;

const kinds = {
  offer: ({ user, pokemon }: Said) => `عرض من ${playerName(user.name)} مقابل ${calledName(pokemon)} لديك`,
  withdrawn: ({ user, pokemon }: Said) =>
    `سُحب عرض من ${playerName(user.name)} مقابل ${calledName(pokemon)} لديك`,
  accepted: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)}: تم القبول، و${calledName(pokemon)} صار لك`,
  rejected: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)}: رُفض عرضك مقابل ${calledName(pokemon)}`,
  voided: ({ user, pokemon }: Said) => `ذهب ${calledName(pokemon)} من ${playerName(user.name)} إلى غيرك`,
  unlisted: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)}: خرج ${calledName(pokemon)} من المبادلة`,
  changed: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)}: تغيرت حركات ${calledName(pokemon)}، فانتهى عرضك عليه`,
  wanted: ({ user, pokemon }: Said) =>
    `${playerNameFirst(user.name)}: إعلان عن ${calledName(pokemon)}، وهو في قائمة بحثك`,
} as const;

const more = (count: number) => (count === 1 ? 'وإشعار آخر' : `و${arabicCount(count, nouns.notice)} غيره`);

const words: typeof bellWords = {
  label: (unread) => (unread > 0 ? `الإشعارات، غير المقروء: ${unread}` : 'الإشعارات'),
  title: 'الإشعارات',
  loading: 'جارٍ جلب إشعاراتك',
  failed: 'تعذّر جلب إشعاراتك.',
  none: 'لم يحدث شيء بعد. هنا أخبار مبادلاتك وما تؤول إليه.',
  readAll: 'تعليم الكل كمقروء',
  notRead: 'تعذّر تعليمها كمقروءة.',
  older: 'أقدم',
  unread: 'غير مقروء',
  more,
  offered: (names) => `المعروض: ${names.join('، ')}`,
  kinds,
  told: (notice) => {
    const said = kinds[notice.kind](notice);
    if (notice.folded === 0) return said;
    const all = notice.folded > 1 ? `${said}، ${more(notice.folded - 1)}` : said;
    return `${all}. ما يلي من إشعارات ${playerName(notice.user.name)} يأتي في سطر واحد.`;
  },
};
export default words;
