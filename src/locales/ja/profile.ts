import type { profileWords } from '../en/profile.ts';
import { numberWords } from '../format.ts';
import { japaneseTier, japaneseType } from './ids.ts';

const coins = (count: number) => `${numberWords(count)}コイン`;

const words: typeof profileWords = {
  title: 'プロフィール',
  loading: 'プロフィールを取得しています',
  failed: {
    title: 'プロフィールを開けません',
    text: import.meta.env.TRIAL
      ? '読みこめませんでした。これまでの成果はこのブラウザで無事です。'
      : 'サーバーの返事がありません。これまでの成果はサーバーで無事です。',
  },
  card: 'トレーナーカード',
  since: 'トレーナーになった日',
  facts: {
    steps: '歩いた歩数',
    pokemons: 'Pokemon',
    seen: '見た種類',
    caught: 'つかまえた種類',
    badges: 'バッジ',
    coins: 'コイン',
  },
  number: (amount) => numberWords(amount),
  sections: 'これまでのこと',
  tabs: {
    records: '記録',
    badges: 'バッジ',
    achievements: '実績',
    coins: 'コイン',
    battles: 'バトル',
    trades: '交換',
  },

  records: {
    title: '記録',
    bestStreak: '最長連勝',
    streak: 'いまの連勝',
    wins: (count) => `${numberWords(count)}勝`,
    streakHint: '続けて勝ったバトルの数。つかまえても、増えも切れもしません。',
    rarest: 'いちばん珍しい仲間',
    noRarest: 'まだだれもいません。',
    level: (level) => `レベル${level}`,
    inPokedex: 'Pokedexで見る',
    table: '種別と結果ごとのバトル',
    type: 'バトル',
    all: 'すべてのバトル',
  },
  types: {
    wb: '野生',
    gym: 'ジムバトル',
    user: 'プレイヤーバトル',
    training: '経験値バトル',
    gold: 'ゴールドバトル',
  },
  gotAway: 'にげきった',
  results: { win: '勝ち', lose: '負け', caught: '捕獲', fled: 'にげた' },

  badges: {
    title: 'バッジ',
    loading: 'バッジを取得しています',
    progress: (won, all) => `${all}個中${won}個`,
    won: '獲得',
    missing: 'まだ',
    champion: 'チャンピオン',
    toGyms: 'ジムへ',
  },

  ledger: {
    title: 'コイン',
    loading: 'コインを数えています',
    held: (count) => `手持ちは${coins(count)}です。`,
    toMart: 'お店へ行きますか？',
    reasons: {
      newcomer: '新人のさいふ',
      grant: '運営からの贈り物',
      battle: 'バトルの勝利',
      stake: 'ゴールドバトルの賭け金',
      prize: 'ゴールドバトルの賞金',
      found: '道で拾った',
      quest: 'クエストのごほうび',
      research: '研究の1ページ',
      catch: '生きものの捕獲',
      purchase: 'お店での買い物',
      lesson: '先生の授業',
      entry: '大会の参加費',
      trophy: '大会の賞金',
      deleted: 'アカウントの削除',
    },
    amount: (amount) => `${amount < 0 ? '−' : '+'}${numberWords(Math.abs(amount))}`,
    balance: (count) => `残り${coins(count)}`,
    none: 'コインの出入りはまだありません。',
  },

  battles: {
    title: 'バトル',
    loading: 'バトルを取得しています',
    opponent: {
      wb: (name) => `野生の${name}`,
      gym: (name) => name,
      user: (name) => name,
      training: (type) => `${japaneseType(type)}のけいこ相手`,
      gold: (tier) => `${japaneseTier(tier)}の専属チーム`,
    },
    rounds: (count) => `${numberWords(count)}ターン`,
    coins: (count) => `+${coins(count)}`,
    exp: (count) => `経験値 +${numberWords(count)}`,
    watch: '見る',
    watchOf: (who) => `${who}とのバトルを見る`,
    gone: 'もう見られません',
    older: '残っているもの',
    olderOf: (who) => `${who}とのバトルで残っているもの`,
    noneTitle: 'まだバトルをしていません',
    noneText: '終えたバトルはすべてここに残り、最近のものはもう一度見られます。',
    toMaps: 'マップへ行きますか？',
  },
};
export default words;
