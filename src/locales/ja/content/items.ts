import type { itemTexts } from '../../en/content/items.ts';

const words: typeof itemTexts = {
  nball: {
    name: 'ベーシックボール',
    description: '簡素な台に、すき通ったガラス。疲れた子やおとなしい子に。',
  },
  gball: {
    name: 'スーパーボール',
    description: '広めの台に、青いガラス。ベーシックボールの1.5倍つかまえやすい。',
  },
  uball: {
    name: 'ウルトラボール',
    description: '二度焼きしたこはく色のガラス。ベーシックボールの2倍つかまえやすい。',
  },
  mball: {
    name: 'マスターボール',
    description: 'もうだれも作り方を知らない、すみれ色のガラス。必ずつかまえる。',
  },
  'trail-charm': {
    name: 'けもの道のお守り',
    description: 'ひもに下げた木ぼりの長ぐつ。持っていると、珍しい生きものが1.5倍現れる。',
  },
  'coin-charm': {
    name: 'コインのお守り',
    description: '表と裏、どちらの顔も笑っている。持っていると、勝利のコインが1割増える。',
  },
  'study-charm': {
    name: '学びのお守り',
    description: '何もかも読んできたしおり。持っていると、チームの学びが1割早くなる。',
  },
  'glimmer-charm': {
    name: 'きらめきのお守り',
    description: '銀の爪がつかんだ夕闇のかけら。持っていると、きら色とやみ色が2倍現れる。',
  },
  'grass-whistle': {
    name: '草笛',
    description: '秘密をささやかれた草の葉。野で100歩の間、珍しい生きものが1.5倍現れる。',
  },
  'peat-lantern': {
    name: '泥炭ランタン',
    description: 'ゆっくり燃え、古い雨のにおい。野で150歩の間、珍しい生きものが2倍現れる。',
  },
  'salt-bell': {
    name: '潮の鈴',
    description: '水の中でだけ鳴り、耳のあるものはみな見に来る。野で200歩の間、珍しい生きものが2.5倍現れる。',
  },
  'pearl-dust': {
    name: '真珠の粉',
    description: 'カキがくしゃみで出した月光ひとつまみ。野で150歩の間、きら色とやみ色が1.5倍現れる。',
  },
  'star-bait': {
    name: '星のえさ',
    description: '長い長い糸の先に、流れ星のくず。野で200歩の間、きら色とやみ色が2倍現れる。',
  },
  'cloud-chime': {
    name: '雲のチャイム',
    description: '風が言いかけたことを鳴らす七本の細い管。野で250歩の間、珍しい生きものが3倍現れる。',
  },
};
export default words;
