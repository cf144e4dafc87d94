import type { bellWords } from '../en/bell.ts';
import { calledName, playerName } from '../en/names.ts';

type Kinds = typeof bellWords.kinds;

const kinds: Kinds = {
  offer: ({ user, pokemon }) => `${playerName(user.name)}が${calledName(pokemon)}に申し込みました`,
  withdrawn: ({ user, pokemon }) =>
    `${playerName(user.name)}が${calledName(pokemon)}への申し込みを取り下げました`,
  accepted: ({ user, pokemon }) =>
    `${playerName(user.name)}が申し込みを受けました。${calledName(pokemon)}はあなたの仲間です`,
  rejected: ({ user, pokemon }) => `${playerName(user.name)}が${calledName(pokemon)}への申し込みを断りました`,
  voided: ({ user, pokemon }) =>
    `${playerName(user.name)}の${calledName(pokemon)}は、ほかの人のところへ行きました`,
  unlisted: ({ user, pokemon }) => `${playerName(user.name)}が${calledName(pokemon)}の出品をやめました`,
  changed: ({ user, pokemon }) =>
    `${playerName(user.name)}が${calledName(pokemon)}のわざを変えたため、申し込みは終わりました`,
  wanted: ({ user, pokemon }) => `${playerName(user.name)}が、お探しの${calledName(pokemon)}を出品しました`,
};

const more = (count: number) => `ほか${count}件`;

const words: typeof bellWords = {
  label: (unread) => (unread > 0 ? `お知らせ、未読${unread}件` : 'お知らせ'),
  title: 'お知らせ',
  loading: 'お知らせを取得しています',
  failed: 'お知らせを取得できませんでした。',
  none: 'まだ何もありません。交換のなりゆきがここに届きます。',
  readAll: 'すべて既読にする',
  notRead: '既読にできませんでした。',
  older: '前のお知らせ',
  unread: '未読',
  more,
  offered: (names) => `申し込み：${names.join('、')}`,
  kinds,
  told: (notice) => {
    const said = kinds[notice.kind](notice);
    if (notice.folded === 0) return said;
    const all = notice.folded > 1 ? `${said}（${more(notice.folded - 1)}）` : said;
    return `${all}。${playerName(notice.user.name)}からのお知らせは、まとめて1行でお届けします。`;
  },
};
export default words;
