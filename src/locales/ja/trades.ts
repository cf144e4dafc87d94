import { playerName } from '../en/names.ts';
import type { tradeWords } from '../en/trades.ts';
import { numberWords } from '../format.ts';

const words: typeof tradeWords = {
  listings: '出品中のPokemon',
  fetchingListings: '出品を取得しています',
  offered: '申し込み中のPokemon',
  fetchingOffered: '申し込みを取得しています',

  hasOffered: (user) => `${user}からの申し込み`,
  accept: '受ける',
  reject: '断る',
  unlist: '出品をやめる',
  replace: '入れかえる',
  save: '保存',
  removeAll: '申し込みをすべて取り下げる',
  removeOne: '申し込みから外しますか？',

  noOffers: '申し込みはありません',
  traded: '交換しました',
  rejected: '申し込みを断りました',
  unlisted: '出品をやめました',
  takenBack: '申し込みを取り下げました',
  saved: '保存しました',
  notTraded: 'いまは交換できませんでした',
  notUnlisted: '出品をやめられませんでした',
  notSaved: 'いまは保存できません',

  accepting: {
    text: (name) => `「はい」と言えば${name}は旅立ちます。だれにも取り消せません。`,
    others: (name) => `${name}へのほかの申し込みは、これで終わります。`,
    gone: 'この申し込みは取り下げられていました。あなたのものは何も変わっていません。',
    cancel: 'やめる',
    confirm: 'はい、交換します',
  },

  offersOf: (name) => `${name}への申し込み`,
  waiting: '申し込みはまだありません。だれかが申し込むと、ベルが知らせます。',
  changed: '申し込みのときと変わってしまった子がいます。',
  changedForLister: 'もう受けられません。断って、新しく申し込んでもらってください。',
  changedForMaker: 'もう受けてもらえません。取り下げて、申し込み直してください。',
  savingChanges: '申し込みはいまのわざに対するものです。保存すると終わります。',
  offersEnded: (name, count) => `${name}への申し込み${count}件が終わりました。`,
  savingOffered: '申し込みはいまのわざでのものです。保存すると、受けてもらえなくなります。',
  unlistedText: '出品はありません。出品すると、ほかの人が交換を申し込めます。',
  choose: '出品する',
  notOfferedText: 'ほしい子を探して、仲間を出して申し込みましょう。',
  find: '交換を探す',
  past: 'これまでの交換',

  arrivedTitle: (names) => `${names.join('と')}が仲間になりました`,
  arrivedText: (given, user) => `${given}は${user}のところへ行きました。`,
  look: '仲間を見る',

  offeredFor: (name, user) => `${user}の${name}に`,
  owner: (user) => `持ち主：${user}`,
  since: (moment) => `${moment}に申し込み`,
  toOffer: '「交換を探す」で見る',

  level: (level) => `レベル${level}`,
  exp: (exp) => `経験値${numberWords(exp)}`,

  stale: '見えているものは古いかもしれません。',
  failed: {
    title: '交換を読みこめませんでした',
    text: 'サーバーの返事がありません。出品と申し込みはサーバーで無事です。',
  },

  owners: {
    button: 'これまでの持ち主',
    title: (name) => `${name}の持ち主`,
    loading: '調べています…',
    failed: '持ち主を取得できませんでした。',
    now: (since) => `${since}から`,
    span: (since, until) => (since === until ? since : `${since}～${until}`),
    present: 'いまの持ち主',
  },

  history: {
    title: '交換',
    loading: '交換を取得しています',
    none: 'まだ交換していません',
    noneText: '交換はすべてここに残ります。だれと、何を渡し、何をもらったか。',
    find: '交換を探す',
    with: (user) => `${playerName(user)}と`,
    gave: '渡したもの',
    got: 'もらったもの',
  },
};
export default words;
