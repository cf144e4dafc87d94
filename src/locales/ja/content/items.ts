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
  'flower-box': {
    name: '花の箱',
    description: 'もとはボールの箱に植えたマリーゴールド。花はまだ気づいていない。',
  },
  'camp-lantern': {
    name: 'キャンプランタン',
    description: '本が読めるほど明るい。ガは自分の本を持ってくる。',
  },
  'plaid-rug': {
    name: 'チェックの敷物',
    description: '落ちたパンくずは、一つ残らず、まだどこかに入っている。',
  },
  'trail-sign': {
    name: '道しるべ',
    description: '四つの方向を指し、どれにも「あとで」と書いてある。',
  },
  bunting: {
    name: '旗かざり',
    description: 'いつ始まるかわからないパーティーのための旗。',
  },
  'stew-pot': {
    name: '煮こみなべ',
    description: '何が入っているのかだれかが聞く前から、ことこと煮えている。',
  },
  bench: {
    name: 'ベンチ',
    description: '二人がけ。または、一人と、とても大きな意見。',
  },
  'banner-greenreach': {
    name: 'みどりが原の旗',
    description: '緑に葉っぱ一枚。ほめるとさらさら鳴る。',
  },
  'berry-tent': {
    name: '木の実テント',
    description: 'だれも手を出せなかった最後の木の実の赤をした、あなたのテント。',
  },
  'string-lights': {
    name: '豆電球',
    description: '順番に消えることを断っている、六つの小さな灯り。',
  },
  hammock: {
    name: 'ハンモック',
    description: '乗るのは芸。降りた人がいるといううわさもある。',
  },
  'sun-rug': {
    name: '日なたの敷物',
    description: '真昼に織ったもの。冬でも真ん中はあたたかい。',
  },
  'moss-rug': {
    name: 'こけの敷物',
    description: 'やわらかく、緑で、春が来るたび少し大きい。',
  },
  'banner-harkmoor': {
    name: 'ききみみ湿原の旗',
    description: '泥炭色にあし一本。雨のにおい。',
  },
  'bog-light': {
    name: '沼あかり',
    description: 'もう人を迷わせないと約束した、びんの中の灯り。',
  },
  'banner-scattersea': {
    name: 'ちりしま海の旗',
    description: '青に波ひとつ。風がなくてもはためく。',
  },
  'shell-fountain': {
    name: '貝の噴水',
    description: '耳を当てると、海があなたを聞く。',
  },
  'banner-overcloud': {
    name: 'くもうえの旗',
    description: '白に峰ひとつ。ほかの旗を見下ろしている。',
  },
  'paper-moons': {
    name: '紙の月',
    description: '本物が恋しかっただれかが折った、三つの月。',
  },
  telescope: {
    name: '望遠鏡',
    description: '星が見える。ときどき、手をふり返す星も。',
  },
  'banner-fourlight': {
    name: 'よつあかりの旗',
    description: 'すみれ色に火花四つ。最初に見える一つは人それぞれ。',
  },
  'starry-tent': {
    name: '星空テント',
    description: '午前二時の青をした、あなたのテント。星こみ。',
  },
  'four-lights': {
    name: '四つの灯りのランプ',
    description: '夜明け、昼、夕暮れ、夜。それぞれのガラスの中で、仲よくしている。',
  },
  fox: {
    name: 'きつねの着ぐるみ',
    description: '着るもの。耳もしっぽもついている。めんどりに何か聞かれるので、立ち止まらないこと。',
  },
  toadstool: {
    name: 'きのこの帽子',
    description: '着るもの。こけのケープつき。雨をよけ、今のところ、食べようとした者もみなよけてきた。',
  },
  diver: {
    name: '潜水服',
    description: '着るもの。真ちゅうと帆布と自分用の空気。水たまりが深くなったときのために。',
  },
  stargazer: {
    name: '真夜中のローブ',
    description: '着るもの。帽子つき。時間ぴったりなのは、一日に一度だけ。',
  },
  lamplighter: {
    name: '四つの灯りのコート',
    description: '着るもの。四つの灯りを一着にまとめ、帰り道のランタンをそえて。',
  },
};
export default words;
