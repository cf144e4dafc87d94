import type { campWords } from '../en/camp.ts';

const words: typeof campWords = {
  list: 'キャンプにあるもの',
  arrange: 'キャンプを整える',
  title: 'あなたのキャンプ',
  text: '変えるとすぐに反映されます。家具は一つの場所にしか置けません。別の場所に置くと、そこへ移ります。',
  loading: 'テントから全部運び出しています…',
  failed: '家具を取得できませんでした。',
  again: 'もう一度',
  empty: '家具はまだありません。お店で売っています。地方の町ごとに、そこだけの品もあります。',
  toMart: 'お店へ',
  more: 'お店でもっと探す',
  nothing: 'なし',
  noneFits: 'ここに置けるものはまだありません。',
  done: '完了',
  placed: (piece, spot) => `${piece}：${spot}。`,
  cleared: (spot) => `${spot}：片づけました。`,
  spots: {
    tent: 'あなたのテント',
    line: 'テントの間',
    rug: 'たき火の前',
    backLeft: '左奥、松のそば',
    backRight: '右奥、松のそば',
    middle: 'たき火の後ろ',
    frontLeft: '左手前',
    frontRight: '右手前',
  },
  page: 'キャンプ',
};
export default words;
