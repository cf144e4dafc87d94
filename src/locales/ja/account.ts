import type { accountWords } from '../en/account.ts';

const words: typeof accountWords = {
  title: 'アカウント',
  toAccount: 'アカウントとパスワード',
  back: 'プロフィールにもどる',
  loading: 'アカウントを取得しています',
  failed: {
    title: 'アカウントを開けません',
    text: 'サーバーの返事がありません。何も変わっていません。',
  },
  cancel: 'やめる',

  fields: {
    password: 'いまのパスワード',
    newPassword: '新しいパスワード',
    again: '新しいパスワード（もう一度）',
  },

  password: {
    title: 'パスワード',
    text: '変えると、ほかの場所でのログインはすべて切れます。',
    change: 'パスワードを変える',
    dialog: 'ほかのログインはすべて切れます。ここはログインしたままです。',
    done: 'パスワードを変えました。ほかのログインは切れました。',
  },

  codes: {
    title: '復旧コード',
    text: 'パスワードを忘れたとき、復旧コードで新しく決められます。一つにつき一度だけ使えます。',
    left: (count, made) => `残り${count}個（${made}作成）。`,
    none: '復旧コードがありません。忘れたパスワードは取りもどせません。',
    renew: '新しいコードを作る',
    dialog: 'いまのコードは使えなくなります。',
    done: '新しいコードです。古いコードは使えません。',
    fresh: '新しい復旧コード',
    once: 'いましか表示されません。書きとめるか保存して、人目につかないところへ。',
    copy: 'コピー',
    copied: 'コピーしました',
    copyFailed: 'コピーできませんでした。書きとめてください。',
    download: 'ダウンロード',
    fileName: 'emberwild-recovery-codes.txt',
    file: (player, codes) =>
      `Emberwild、${player}の復旧コード。一つにつき一度だけ使えます。\n\n${codes.join('\n')}\n`,
    kept: '取っておきました',
    notice: '復旧コードが8個待っています。パスワードを忘れたときに役立ちます。',
    show: '見る',
    skip: 'またにする',
    skipped: 'プロフィールの「アカウント」で新しく作れます。',
  },

  sessions: {
    title: 'ログイン中の場所',
    text: 'あなたがログインしているところです。',
    current: 'ここ',
    device: (browser, system) =>
      browser && system ? `${browser}（${system}）` : browser || system || '不明なブラウザ',
    created: (day) => `${day}にログイン`,
    used: (time) => `最後の利用：${time}`,
    endOthers: 'ほかをすべて切る',
    only: 'ほかではログインしていません。',
    ended: 'ほかのログインを切りました',
  },

  page: {
    title: 'トレーナーページ',
    text: 'アドレスを知っている人には、アカウントがなくても、カード、バッジ、お気に入り、記録が見えます。チーム、コイン、持ち物は見えません。',
    view: '自分のページを見る',
    private: '非公開：ほかの人には見せない',
    shown: 'ページが見えるようになりました',
    hidden: 'ページを非公開にしました',
  },

  data: {
    title: 'あなたのデータ',
    text: 'ゲームが持つあなたの情報のすべてを、JSONファイルで。',
    download: 'データをダウンロード',
    fileName: (player) => `emberwild-${player.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.json`,
  },

  deletion: {
    title: 'アカウントの削除',
    text: '生きもの、持ち物、コイン、記録はすべて消え、名前はほかの人が使えるようになります。出品と申し込みは終わります。交換の記録は、相手の履歴に名前なしで残ります。',
    open: 'アカウントを削除…',
    dialog: 'だれにも元にもどせません。削除するにはパスワードを入れてください。',
    confirm: '完全に削除する',
    done: 'アカウントを削除しました。さようなら！',
  },

  recover: {
    title: 'パスワードを忘れたとき',
    text: '復旧コードを一つ使って、新しいパスワードを決めてください。コードは登録のとき、またはプロフィールでもらったものです。',
    code: '復旧コード',
    submit: '新しいパスワードにする',
    back: 'ログインにもどる',
    done: '新しいパスワードになりました。ログインしてください。',
    lost: 'コードがありませんか？ サーバーの運営に頼めば、新しいパスワードをもらえます。',
  },
};
export default words;
