import { playerName } from '../en/names.ts';
import type { tradeWords } from '../en/trades.ts';
import { numberWords } from '../format.ts';

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join('、')}和${names.at(-1)}`;

const words: typeof tradeWords = {
  listings: '上架中的Pokemon',
  fetchingListings: '正在读取你的上架',
  offered: '你拿去出价的Pokemon',
  fetchingOffered: '正在读取你的出价',

  hasOffered: (user) => `${user}出了价`,
  accept: '接受出价',
  reject: '拒绝出价',
  unlist: '下架',
  replace: '替换',
  save: '保存',
  removeAll: '收回全部出价',
  removeOne: '从出价里拿掉吗？',

  noOffers: '你没有收到出价',
  traded: '交换成功',
  rejected: '已拒绝出价',
  unlisted: '已下架',
  takenBack: '已收回出价',
  saved: '已保存',
  notTraded: '现在没能交换',
  notUnlisted: '没能下架',
  notSaved: '现在没法保存',

  accepting: {
    text: (name) => `一旦你说“是”，${name}就走了，谁也收不回来。`,
    others: (name) => `对${name}的其他出价会随之结束。`,
    gone: '这个出价在这期间被收回了。你这边没有任何变化。',
    cancel: '取消',
    confirm: '是，交换',
  },

  offersOf: (name) => `对${name}的出价`,
  waiting: '还没有出价。别人会找到它；有人出价，铃铛会告诉你。',
  changed: '这里有谁已经和出价时不一样了。',
  changedForLister: '它不能再被接受了：拒绝它，请对方重新出价。',
  changedForMaker: '它不能再被接受了：收回它，重新出价。',
  savingChanges: '它收到的出价是冲着现在的招式来的。一保存就会结束。',
  offersEnded: (name, count) => `对${name}的${numberWords(count)}个出价已结束。`,
  savingOffered: '你是带着它现在的招式出价的。一保存，就不能再被接受。',
  unlistedText: '你没有上架什么。上架一只，别人就能拿他们的来换。',
  choose: '上架一只',
  notOfferedText: '找找你想要的，拿你的去换。',
  find: '寻找交换',
  past: '以往的交换',

  arrivedTitle: (names) => `${listed(names)}归你了`,
  arrivedText: (given, user) => `${given}去了${user}那里。`,
  look: '看看你的生灵',

  offeredFor: (name, user) => `想换${user}的${name}`,
  owner: (user) => `主人：${user}`,
  since: (moment) => `出价时间：${moment}`,
  toOffer: '在“寻找交换”里看它',

  level: (level) => `${level}级`,
  exp: (exp) => `${numberWords(exp)}经验值`,

  stale: '你看到的可能已经过时。',
  failed: {
    title: '没能读取你的交换',
    text: '服务器没有回应。你的上架和出价在那里都安然无恙。',
  },

  owners: {
    button: '历任主人',
    title: (name) => `${name}的主人`,
    loading: '正在查找…',
    failed: '没能读取它的主人。',
    now: (since) => `自${since}起`,
    span: (since, until) => (since === until ? since : `${since}～${until}`),
    present: '现在的主人',
  },

  history: {
    title: '交换',
    loading: '正在读取你的交换',
    none: '还没有交换过',
    noneText: '每次交换都记在这里：和谁换，给了什么，得了什么。',
    find: '寻找交换',
    with: (user) => `与${playerName(user)}`,
    gave: '你给出',
    got: '你得到',
  },
};
export default words;
