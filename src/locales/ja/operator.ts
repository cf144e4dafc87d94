import { MOST_APPEALS } from '../../../contract/shapes/operating/moderation.ts';
import type { operatorWords } from '../en/operator.ts';
import { numberWords } from '../format.ts';

/** A time in seconds, rounded up to minutes if it is long. */
const wait = (seconds: number) =>
  seconds > 90 ? `${numberWords(Math.ceil(seconds / 60))}分` : `${numberWords(seconds)}秒`;

const words: typeof operatorWords = {
  title: '運営',
  forget: 'トークンを消す',
  forgotten: 'このタブからトークンを消しました。',

  token: {
    title: '運営',
    text: 'サーバーを運営する人のためのページです。サーバーの ADMIN_TOKEN をたずね、このタブだけに置き、閉じると忘れます。',
    label: '運営のトークン',
    enter: '入る',
    malformed: 'トークンは文字、数字、記号で1～256字、空白なしです。',
    wrong: 'サーバーがこのトークンを受けつけません。サーバーの ADMIN_TOKEN と見くらべてください。',
    tooMany: (seconds) => `このアドレスからのまちがいが多すぎます。${wait(seconds)}後にお試しください。`,
    none: 'このサーバーに運営のトークンはありません。ADMIN_TOKEN を設定して起動し直してください。',
    ended: 'サーバーがトークンを受けつけなくなりました。新しいものを入れてください。',
  },

  sections: '対応が必要なもの',
  tabs: { reports: '通報', appeals: '異議', player: 'プレイヤー', audit: '監査記録' },
  failed: '読みこめませんでした',
  stale: '見えているものは古いかもしれません。',
  cancel: 'やめる',

  reports: {
    title: '未処理の通報',
    closedTitle: '処理ずみの通報',
    loading: '通報を取得しています',
    closed: '処理ずみを見る',
    none: '未処理の通報はありません。',
    noneClosed: 'この90日に処理した通報はありません。',
    number: (id) => `通報${id}`,
    select: (id) => `通報${id}を選ぶ`,
    pick: '選ぶ',
    all: 'このページのすべてを選ぶ',
    selected: (count) => `${numberWords(count)}件を選択`,
    severalPlayers: '複数のプレイヤーについての通報です。閉じることだけできます。',
    clear: '選択をやめる',
    name: '通報された名前',
    listing: '通報された出品',
    nickname: '通報された生きもの',
    formerly: (name) => `当時の名前：${name}`,
    by: '通報した人',
    nothing: '通報に言葉はそえられていません。',
    reasons: {
      name: '不快な名前',
      impersonation: 'なりすまし',
      spam: '迷惑行為',
      scam: '詐欺',
      cheating: '不正行為',
      other: 'そのほか',
    },
    outcomes: {
      dismissed: '対応せず終了',
      warned: '警告',
      suspended: '利用停止',
      renamed: '名前を変更',
      unnamed: 'ニックネームを外した',
    },
  },

  appeals: {
    title: '異議申し立て',
    loading: '異議申し立てを取得しています',
    none: '待っている異議申し立てはありません。',
    number: (id) => `異議${id}`,
    suspended: '利用停止の理由',
    lift: '利用停止を解く',
    decline: '却下',
  },

  player: {
    title: 'プレイヤーを調べる',
    label: 'プレイヤーの名前かID',
    find: '調べる',
    loading: '調べています',
    none: 'この名前かIDのプレイヤーはいません。名前が変わった人は新しい名前で見つかります。',
    id: 'ID',
    since: '登録日',
    warnings: (count) => `警告${numberWords(count)}回`,
    suspensions: (count) => `利用停止${numberWords(count)}回`,
    open: (count) => `未処理の通報${numberWords(count)}件`,
    endless: '利用停止中（期限なし）',
    until: (moment) => `${moment}まで利用停止中`,
    reason: '利用停止の理由',
    acts: 'このプレイヤーへの対応',
  },

  audit: {
    title: '監査記録',
    loading: '監査記録を取得しています',
    none: '運営の対応はまだありません。',
    noneAbout: 'このプレイヤーへの運営の対応はまだありません。',
    acts: {
      grant: '贈り物：',
      warn: '警告：',
      message: 'お便り：',
      suspend: '利用停止：',
      lift: '利用停止を解除：',
      rename: '名前を変更：',
      unname: 'ニックネームを外した：',
      dismiss: '対応せず通報を終了',
      declineAppeal: '異議を却下：',
      resetPassword: '新しいパスワードを発行：',
    },
    renamed: (name) => `現在の名前：${name}`,
    somebody: 'もういないプレイヤー',
    from: (address) => `${address}から`,
    noAddress: 'サーバー上で',
    details: {
      text: '文面',
      reason: '理由',
      until: '期限',
      reports: '通報',
      replaces: '置きかえた利用停止',
      appeal: '異議',
      coins: 'コイン',
      items: '持ち物',
      creatures: '生きもの',
      nickname: 'ニックネーム',
      pokemon: '生きもの',
    },
    endless: '期限なし',
  },

  acts: {
    warn: '警告',
    message: 'お便り',
    suspend: '利用停止',
    rename: '名前を変更',
    unname: 'ニックネームを外す',
    dismiss: () => '通報を閉じる',
    lift: '利用停止を解く',
    seen: (player) => `${player}に見える文面`,
    when: {
      warn: 'どのページにもすぐに、確認されるまで：',
      suspend: '次のログインで。いまのログインはすべて切れます：',
      rename: 'どのページにもすぐに、確認されるまで：',
      lift: '次のログインで：',
      decline: '次のログインで：',
    },
    answers: (ids) =>
      ids.length === 0 ? '対応する通報はありません。' : `通報${ids.join('、')}に対応します。`,
    yourWords: '（あなたの文面）',
    empty: '先に少し言葉を書いてください。',
    again: 'すべて読みこみ直しました。これを閉じて、もう一度見てから決めてください。',
  },

  warn: {
    title: (player) => `${player}に警告`,
    text: 'プレイヤーへの文面',
    confirm: '警告を送る',
    done: (player) => `${player}に警告しました。`,
  },

  message: {
    title: (player) => `${player}にお便り`,
    text: 'プレイヤーへの文面',
    effects: '警告ではなく、警告として数えません。',
    confirm: '送る',
    done: (player) => `${player}に送りました。`,
  },

  suspend: {
    title: (player) => `${player}を利用停止にする`,
    present: (until, reason) =>
      `もう利用停止中です（${until === null ? '期限なし' : `${until}まで`}）：「${reason}」。今回のもので置きかえます。`,
    replace: '利用停止を置きかえる',
    reason: '理由（プレイヤーが読みます）',
    length: '期間',
    days: (count) => `${numberWords(count)}日`,
    moment: '日時まで',
    endless: '期限なし',
    until: '期限（あなたの時刻）',
    past: '先の日時を選んでください。',
    effects: 'ログインと申し込みは終わります。出品は隠れ、停止が終わるともどります。',
    confirm: '利用停止にする',
    done: (player) => `${player}を利用停止にしました。`,
  },

  rename: {
    title: (player) => `${player}の新しい名前`,
    name: '新しい名前（空なら Trainer と番号）',
    neutral: 'Trainer と番号',
    text: 'プレイヤーへの文面（空でも可）',
    effects: '前の名前はほかの人には使えません。本人は前の名前でもログインできます。',
    confirm: '名前を変える',
    done: (player, name) => `${player}は${name}になりました。`,
  },

  unname: {
    title: (nickname) => `ニックネーム「${nickname}」を外す`,
    text: 'プレイヤーへの文面（空でも可）',
    effects: '生きものにもアカウントにも、二度と使えません。始まったバトルではそのままです。',
    confirm: '外す',
    done: (nickname) => `ニックネーム「${nickname}」を外しました。`,
  },

  lift: {
    title: (player) => `${player}の利用停止を解く`,
    text: 'プレイヤーへの文面（空でも可）',
    effects: '出品がもどります。未処理の異議は認めたことになります。',
    confirm: '利用停止を解く',
    done: (player) => `${player}の利用停止を解きました。`,
  },

  decline: {
    title: (player) => `${player}の異議を却下`,
    text: 'プレイヤーへの返事',
    effects: `利用停止は続きます。一つの停止に異議は${MOST_APPEALS}回までです。`,
    confirm: '却下する',
    done: (player) => `${player}の異議を却下しました。`,
  },

  dismiss: {
    title: (count) => `対応せず通報${numberWords(count)}件を閉じる`,
    effects: (ids) => `通報${ids.join('、')}。だれにも知らせません。通報した人にも、された人にも。`,
    text: '監査記録へのメモ（空でも可）',
    confirm: (count) => `通報${numberWords(count)}件を閉じる`,
    done: (closed) => `通報${numberWords(closed)}件を閉じました。`,
    some: (closed, asked) =>
      `通報${numberWords(asked)}件中${numberWords(closed)}件を閉じました。残りは別の運営が先に対応しました。`,
  },
};
export default words;
