import type { en } from '../en.ts';

const words: typeof en = {
  game: 'Emberwild',
  heading: 'Emberwild RPG',
  skipToContent: '本文へ進む',
  textMode: { on: 'アクセシビリティ：テキストモードにする', off: 'アクセシビリティ：テキストモードをやめる' },
  loading: '読みこみ中…',
  loadingPage: (title) => `${title}：読みこみ中`,

  menu: {
    label: 'メイン',
    open: 'メニューを開く',
    close: 'メニューを閉じる',
    home: 'ホーム',
    login: 'ログイン',
    signup: '新規登録',
    faq: 'よくある質問',
    about: 'ゲームについて',
    maps: 'マップ',
    logout: 'ログアウト',
    profile: { label: 'プロフィール', pokemons: 'あなたのPokemon', mart: 'Pokemart', quests: 'クエスト' },
    pokemon: {
      label: 'Pokemon',
      team: 'あなたのチーム',
      pokemons: 'あなたのPokemon',
      pokedex: 'Pokedex',
      attackdex: 'AttackDex',
      typechart: 'タイプ相性',
    },
    battle: {
      label: 'バトル',
      gym: 'ジムバトル',
      user: 'プレイヤーバトル',
      gold: 'ゴールドバトル',
      exp: '経験値バトル',
    },
    trade: { label: '交換', traders: '出品中', offers: '申し込み中', find: '交換を探す' },
  },

  errors: {
    unknown: 'うまくいきませんでした。もう一度お試しください。',
    server: import.meta.env.TRIAL
      ? 'おためし版ではできませんでした。もう一度お試しください。'
      : 'サーバーではできませんでした。もう一度お試しください。',
    offline: import.meta.env.TRIAL
      ? 'ゲームの一部を読みこめませんでした。接続を確かめてください。'
      : 'サーバーにつながりません。接続を確かめてください。',
    withId: (message, id) => `${message}（エラー番号 ${id}）`,
    number: (id) => `エラー番号 ${id}`,
    late: 'サーバーの返事がおそすぎます。もう一度お試しください。',
    foreign:
      'いまの返事はゲームからのものではありません。このネットワークに先にログインする必要があるかもしれません。そのあと、もう一度お試しください。',
  },

  storage: {
    label: 'ブラウザとこのゲーム',
    blocked:
      'Cookieが止められているため、ブラウザがこのページのことを覚えられません。このタブでは遊べますが、閉じたり読みこみ直したりするとログアウトします。ログインを続けるには、このアドレスのCookieを許可してください。',
    full: 'ブラウザにこのページの空きがありません。このタブでは遊べますが、閉じるとログアウトするかもしれません。ブラウザの設定でほかのページのデータを消して、ログインし直してください。',
    dismiss: 'わかりました',
  },

  offline: {
    lost: 'サーバーにつながりません。',
    since: (when) => `いま見えているのは${when}のものです。`,
    again: 'サーバーの返事があれば、すぐに続きます。',
  },

  update: { text: '新しいバージョンがあります。', now: '更新する', later: 'あとで' },

  retry: {
    title: 'ページを開けませんでした',
    text: import.meta.env.TRIAL
      ? 'ゲームの一部を読みこめませんでした。進み具合はこのブラウザで無事です。'
      : 'ゲームの一部を読みこめませんでした。進み具合はサーバーで無事です。',
    button: 'もう一度',
    brokenTitle: 'どこかがこわれました',
    brokenText: import.meta.env.TRIAL
      ? 'ゲームにとって予想外でした。進み具合はこのブラウザで無事です。ページを読みこみ直してください。'
      : 'ゲームにとって予想外でした。進み具合はサーバーで無事です。ページを読みこみ直してください。また起きたら、何をしたかをサーバーの運営に伝えてください。',
    brokenId: (id) => `最後に失敗した通信の番号（運営用）：${id}`,
    reload: 'ページを読みこみ直す',
    home: '最初のページへ',
    goOn: '読みこまずに続ける',
  },

  login: {
    username: 'ユーザー名',
    password: 'パスワード',
    again: 'パスワード（もう一度）',
    login: 'ログイン',
    signup: '登録する',
    continue: '続ける',
    cancel: 'やめる',
    shortUsername: 'ユーザー名は5文字以上にしてください！',
    shortPassword: 'パスワードは5文字以上にしてください！',
    mismatch: 'パスワードが一致しません',
    invalid: 'ユーザー名かパスワードがちがいます',
    pleaseLogin: 'ログインしてください',
    ended: 'ログインの期限が切れました。もう一度ログインしてください。',
    kept: (player) => `保存していなかった分は、${player}のために取ってあります。`,
    elsewhere: '別のウィンドウでログアウトしました。',
    suspended: 'アカウントは利用停止中です。',
    tagline: '集める。歩く。戦う。',
    play: '遊ぶ',
  },

  changeTeam: '入れかえを選ぶ',
  account: 'アカウント',
  player: 'トレーナー',
  settings: '設定',
  recover: 'パスワードを忘れた？',
  guest: 'ゲストで遊ぶ',
  workshop: '工房',
  operator: '運営',

  fullscreen: {
    start: '全画面',
    end: '全画面をやめる',
    refused: 'ブラウザが全画面を許可しませんでした。ページ下のボタンをお試しください。',
  },
  footer: {
    calm: 'おだやか',
    calmHint: 'ゆれず、光らず、そわそわしません。',
    theme: '明るさ',
    themes: {
      system: { name: '自動', hint: '端末に合わせます' },
      light: { name: '明るい', hint: 'いつも昼' },
      dark: { name: '暗い', hint: 'いつも夜' },
    },
    controls: '操作',
    profile: 'プロフィール',
  },

  unknown: { title: '草むらで迷いました' },
};
export default words;
