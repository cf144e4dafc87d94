import type { playerWords } from '../en/players.ts';
import { numberWords } from '../format.ts';

const words: typeof playerWords = {
  menu: (user) => `${user}のメニュー`,
  view: 'トレーナーページを見る',
  asOthers: 'ほかの人からの見え方',
  listings: 'すべての出品',
  report: '通報…',
  block: 'ブロック…',
  unblock: 'ブロックを解く',
  cancel: 'やめる',

  page: {
    loading: 'トレーナーページを取得しています',
    failed: { title: 'トレーナーページを開けません', text: 'サーバーの返事がありません。' },
    unknownTitle: 'この名前の人はいません',
    unknownText: (name) =>
      name === ''
        ? 'アドレスにプレイヤーの名前がありません。'
        : `${name}というプレイヤーのページはありません。名前が変わったか、アカウントがなくなったか、ページが非公開なのかもしれません。`,
    toMarket: '交換を探す',
    visitor: (user) =>
      `遊んでいる人は、${user}とバトルや交換ができます。無料で、アカウントなしでもためせます。`,
    own: 'ほかのプレイヤーにはこう見えます。',
    private: 'ページは非公開で、あなただけに見えます。ほかの人には「この名前の人はいません」と出ます。',
    toAccount: 'アカウントで変える',
    favourites: 'お気に入り',
    level: (level) => `レベル${level}`,
    badges: 'バッジ',
    noBadge: (user) => `${user}に負けたリーダーはまだいません。`,
    records: '記録',
    noRarest: 'まだ何もつかまえていません。',
    trades: '交換',
    allWon: '勝ったバトル',
    toProfile: 'プロフィールへ',
    listings: '出品中',
    battle: 'バトル',
    trade: (count) => `出品を見る（${numberWords(count)}件）`,
    blocked: (user) => `${user}をブロックしています。おたがいの出品は見えず、申し込みもバトルもしません。`,
    closed: (user) => `いま${user}とは交換もバトルもできません。`,
    nothing: (user) => `いま${user}の出品はありません。`,
  },

  reporting: {
    title: (user) => `${user}を通報`,
    text: '運営が読んで判断します。だれが通報したかは、ほかのプレイヤーに伝わりません。',
    about: '何についてですか？',
    name: '名前',
    listing: (name) => `${name}の出品`,
    nickname: '生きもののニックネーム',
    whichNickname: 'どのニックネーム？',
    reason: '理由',
    choose: '理由を選ぶ',
    reasons: {
      name: '不快な名前',
      impersonation: 'ほかの人になりすましている',
      spam: '市場や私に申し込みを送りすぎる',
      scam: '交換で人をだまそうとする',
      cheating: '不正をしている',
      other: 'そのほか',
    },
    more: (most) => `運営に伝えたいことは？（${most}文字まで、空でもかまいません）`,
    send: '通報する',
    sent: '通報を送りました。ありがとうございます！',
  },

  blocking: {
    title: (user) => `${user}をブロックしますか？`,
    text: 'おたがいの出品が見えなくなり、申し込みもバトルもできなくなります。二人の間の申し込みは終わります。',
    undo: 'いつでも解けます。アカウントのページに、ブロックした人の一覧があります。',
    confirm: 'ブロックする',
    done: (user) => `${user}をブロックしました`,
    undone: (user) => `${user}のブロックを解きました`,
  },

  blocked: {
    title: 'ブロックした人',
    text: 'この人たちとは、おたがいの出品が見えず、申し込みもバトルもしません。',
    loading: 'ブロックした人を取得しています',
    failed: 'ブロックした人を取得できませんでした。',
    none: 'だれもブロックしていません。名前の横の三つの点からできます。',
    since: (day) => `${day}から`,
    count: (count, most) => `最大${most}人中${count}人`,
  },
};
export default words;
