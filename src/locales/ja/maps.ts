import type { mapsWords } from '../en/maps.ts';

const words: typeof mapsWords = {
  title: 'マップ',
  hint: 'どこへ行きますか？',
  inBattle: 'バトルの途中です。終わるまでマップは待っています。',
  more: '歩いてたどり着いたマップが、ここに増えていきます。',
  wanderer: (species, map, ground, until) =>
    `今日の旅人さん：${species}が${map}（${ground}）に来ています。${until}までいます。明日は別の子が来ます。`,
  places: {
    green_land: { title: 'グリーンランド', text: '村の広場、静かな湖、そして最初の高い草むら。' },
    green_land2: {
      title: 'グリーンランド2',
      text: '川を下って海へ。崖と砂浜と、少し強い生きものたち。',
    },
    green_land3: {
      title: 'かけがね町',
      text: '広場を囲む九つのジム、お店、それから急がない小川。',
    },
    harkmoor: {
      title: 'どろずみ村',
      text: '沼をわたる道ぞいの家々。口数は少なく、言ったことはだいたい本気の人たち。',
    },
    harkmoor2: {
      title: '長ぎきの原',
      text: 'ヒースと水たまりと石の輪。道ものんびり曲がります。',
    },
    harkmoor3: {
      title: '沈んだ礼拝堂',
      text: '土手道の先に、だれも鳴らさない鐘があります。',
    },
    scattersea: {
      title: '帆づな港',
      text: '港を囲む家々。時計どうしの話がまとまる前に、舟が帰ってきます。',
    },
    scattersea2: {
      title: '水切り島',
      text: 'だれかが投げたような島々と、落ちた先まで続く板の道。',
    },
    scattersea3: {
      title: 'つむじ砂州',
      text: '砂のうずまきの真ん中に灯台。途中に、庭のある船。',
    },
    overcloud: {
      title: 'しおがけ村',
      text: '岩の上の家々は、縄でつないであります。お茶は塩味、やかんは冷めません。',
    },
    overcloud2: {
      title: '風落ち尾根',
      text: '雲の上の四つの段々。上りより下りのほうが早い場所です。',
    },
    overcloud3: {
      title: '風のオルガン',
      text: '家ほどもある石の笛。風がひき、譜めくりはだれもいません。',
    },
    fourlight: {
      title: 'はんどきの町',
      text: '四つの時を一度に指す日時計の町。理由がないので、だれも遅刻しません。',
    },
    fourlight2: {
      title: 'のんびり一里',
      text: '朝と昼と夕と夜が横ならび。橋はいつでもきしみます。',
    },
    fourlight3: {
      title: '冷えた炉',
      text: '最初の台所の炉。四すみに灯り、そして氷河が守る図書館。',
    },
  },
};
export default words;
