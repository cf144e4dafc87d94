import type { bellWords } from '../en/bell.ts';
import { calledName, playerName } from '../en/names.ts';

type Kinds = typeof bellWords.kinds;

const kinds: Kinds = {
  offer: ({ user, pokemon }) => `${playerName(user.name)}为你的${calledName(pokemon)}出价`,
  withdrawn: ({ user, pokemon }) => `${playerName(user.name)}收回了对你的${calledName(pokemon)}的出价`,
  accepted: ({ user, pokemon }) => `${playerName(user.name)}接受了：${calledName(pokemon)}归你了`,
  rejected: ({ user, pokemon }) => `${playerName(user.name)}拒绝了你对${calledName(pokemon)}的出价`,
  voided: ({ user, pokemon }) => `${playerName(user.name)}的${calledName(pokemon)}去了别人那里`,
  unlisted: ({ user, pokemon }) => `${playerName(user.name)}把${calledName(pokemon)}下架了`,
  changed: ({ user, pokemon }) =>
    `${playerName(user.name)}给${calledName(pokemon)}换了招式：你对它的出价已结束`,
  wanted: ({ user, pokemon }) => `${playerName(user.name)}上架了你在找的${calledName(pokemon)}`,
};

const more = (count: number) => `还有${count}条通知`;

const words: typeof bellWords = {
  label: (unread) => (unread > 0 ? `通知，${unread}条未读` : '通知'),
  title: '通知',
  loading: '正在读取你的通知',
  failed: '没能读取你的通知。',
  none: '还没有发生什么。你的交换有了下文，就会写在这里。',
  readAll: '全部标为已读',
  notRead: '没能标为已读。',
  older: '更早的',
  unread: '未读',
  more,
  offered: (names) => `出价：${names.join('、')}`,
  kinds,
  told: (notice) => {
    const said = kinds[notice.kind](notice);
    if (notice.folded === 0) return said;
    const all = notice.folded > 1 ? `${said}（${more(notice.folded - 1)}）` : said;
    return `${all}。${playerName(notice.user.name)}之后的通知会合成一行。`;
  },
};
export default words;
