import type { martWords } from '../en/pokemart.ts';
import { numberWords } from '../format.ts';

const words: typeof martWords = {
  loading: '品物を並べています',
  title: 'お店',
  held: (coins) => `使えるのは${numberWords(coins)}コインです。`,
  table: '売っているもの',
  shelves: { label: '棚', wares: '旅のもの', camp: 'キャンプ用', looks: '着るもの', tutor: '先生' },
  columns: { item: '品物', quantity: '数', bag: '手持ち', cost: '値段' },
  quantityOf: (item) => `${item}の数`,
  price: (coins) => `${numberWords(coins)}コイン`,
  carried: '持っています',
  lacks: (coins) => `${numberWords(coins)}コイン不足`,
  buy: (coins) => `${numberWords(coins)}コインで買う`,
  buying: 'お会計中です',
  left: (coins) => `残りは${numberWords(coins)}コインになります。`,
  missing: (coins) => `${numberWords(coins)}コイン足りません。`,
  unchosen: 'それぞれいくつほしいか選んでください。',
  clear: '数を0にもどす',
  none: '数を選んでください',
  poor: 'コインが足りません！',
  done: 'お買い上げありがとうございます',
  towns: (names) =>
    `${names.join('、')}のお店には、そこだけの品があります。行って、もう一度のぞいてください。`,
  here: 'ここだけの品',
  stepsLeft: '歩分残り',
  ledger: 'コインの使い道',
  failed: {
    title: 'お店は閉まっています',
    text: import.meta.env.TRIAL
      ? '開きませんでした。コインとかばんはこのブラウザで無事です。'
      : 'サーバーの返事がありません。コインとかばんはサーバーで無事です。',
  },
};
export default words;
