import type { scatterseaSigns } from '../../en/signs/scattersea.ts';

const words: typeof scatterseaSigns = {
  'halyard-arrival': {
    name: '道しるべ',
    boxes: ['帆づな港。島は九十、舟をとめられる島に当たりましたね。'],
  },
  'halyard-quay': {
    name: '道しるべ',
    boxes: ['南、水切り島。どれも投げ返さないでください。'],
  },
  'halyard-well': {
    name: '井戸の札',
    boxes: ['真水。水筒を持って横をどうぞ。海には話してあり、少しすねています。'],
  },
  'halyard-crate': {
    name: '木箱',
    boxes: ['「差出人に返送」。別の字で「あちらも自分のではないそうです」。'],
  },
  'halyard-barrel': {
    name: 'たる',
    boxes: ['ふたは「にしん」と言い、鼻は「春からちがう」と言う。横から何か押しこんである。'],
  },
  'halyard-pots': {
    name: 'えび取りかご',
    boxes: ['かご四つ、えびはなし。一つが、はさまないものを捕まえている。'],
  },
  'halyard-mooring': {
    name: 'もやい杭',
    boxes: ['縄はまっすぐ下へ、ぴんと張り、ときどき二度引かれる。あいさつに。'],
  },
  'stones-landing': {
    name: '道しるべ',
    boxes: ['水切り島。記録は石一つで島七つ。石はまだ飛んでいます。'],
  },
  'stones-west': {
    name: '道しるべ',
    boxes: ['西、つむじ砂州。見のがせません。見のがすのは入り口で、たいてい一周します。'],
  },
  'stones-ferries': {
    name: '道しるべ',
    boxes: [
      '渡し舟。舟は引き返しません、負けた気がするので。たいてい好きな所へ行きます。',
      '着きたい人は、お日さまの一日をまねること。お日さまは舟に乗りおくれたことがありません。',
    ],
  },
  'stones-boulder': {
    name: '大岩',
    boxes: ['満潮は切りこみまで。その下に、ぬらしたくない物をしまう人がいて、毎日まちがえる。'],
  },
  'stones-stump': {
    name: '切り株',
    boxes: ['もとは帆柱。縄の通った穴に、手が入る。'],
  },
  'stones-log': {
    name: '流木',
    boxes: ['「K＋海」とほってある。海の返事は、ふじつぼと、何か丸いもの。'],
  },
  'stones-pots': {
    name: 'えび取りかご',
    boxes: ['空っぽで、扉は開けたまま。中に、とても小さないす。'],
  },
  'spindle-sign': {
    name: '道しるべ',
    boxes: ['つむじ砂州。ぐるりと一周、もう一周。近道はかもめ用です。'],
  },
  'spindle-north': {
    name: '道しるべ',
    boxes: ['くもうえ、北の上。上着をどうぞ。島々からよろしくと。上着は持って帰ること。'],
  },
  'spindle-door': {
    name: '灯台の扉',
    boxes: ['鍵穴がない。札に「たたいて。だれも来なければ、海と同じたたき方でした」。'],
  },
  'spindle-wreck': {
    name: '難破船',
    boxes: ['甲板の下のキャベツは、船より出来がいい。うねの間に、なめくじでない光。'],
  },
  'spindle-mooring': {
    name: 'もやい杭',
    boxes: ['この結び目の人は、もう出たくなかった。出る人のために、結び目に何かある。'],
  },
  'spindle-palm': {
    name: '曲がったやし',
    boxes: ['夜は光のほうへかたむく。ここの人みんなと同じ。皮の穴が、ちょうど手の高さ。'],
  },
};
export default words;
