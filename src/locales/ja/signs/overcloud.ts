import type { overcloudSigns } from '../../en/signs/overcloud.ts';

const words: typeof overcloudSigns = {
  'saltsteep-road': {
    name: '道しるべ',
    boxes: ['しおがけ村、上。何もかも上。下り道を見つけた人は、届け出てください。'],
  },
  'saltsteep-pass': {
    name: '道しるべ',
    boxes: ['北、尾根。帽子を押さえて。前の人の帽子も押さえて。'],
  },
  'saltsteep-well': {
    name: '井戸の札',
    boxes: ['雪どけ水、ゆっくり飲むこと。水筒を持って横をどうぞ。冷たくて、一口ずつ順番待ちです。'],
  },
  'saltsteep-kettle': {
    name: 'やかん',
    boxes: ['春から、わきかけている。交代で見つめているからで、それで説明がつく。'],
  },
  'saltsteep-barrel': {
    name: '塩のたる',
    boxes: ['粗塩。ひもに札「非常時は掘れ」。塩の話ではなかった。'],
  },
  'saltsteep-crate': {
    name: '木箱',
    boxes: ['全部の面に「上」とある。運んだ人は、できるだけのことをした。'],
  },
  'saltsteep-cairn': {
    name: '石積み',
    boxes: ['いちばん上は、笑顔をかいた平たい石。その下は、笑顔というよりポケット。'],
  },
  'ridge-foot': {
    name: '道しるべ',
    boxes: ['風落ち尾根。段差の先は、もう登れません。風の先は、もう話せません。'],
  },
  'ridge-top': {
    name: '道しるべ',
    boxes: ['北、風のオルガン。本日：全曲変ホ。合っても、合わなくても。'],
  },
  'ridge-cairn': {
    name: '石積み',
    boxes: ['いちばん下の石が、最近動いた。雪はまだ気づいていない。'],
  },
  'ridge-log': {
    name: 'うろの丸太',
    boxes: ['木のない所に、だれが運んだ？ 安全な場所と、昼寝のいただれか。'],
  },
  'ridge-pile': {
    name: '石の山',
    boxes: ['まだ石積みではない。なりたくて、練習中。'],
  },
  'ridge-marker': {
    name: '高い石積み',
    boxes: ['ひっかき傷が「半分」と言う。別のが「楽天家」と言う。'],
  },
  'organ-sign': {
    name: '道しるべ',
    boxes: ['風のオルガン。管にさわらないでください。ささやく管に、耳を貸さないでください。'],
  },
  'organ-plate': {
    name: 'オルガンの札',
    boxes: ['製作：なし。調律：天気。演奏会は毎日、やむまで。'],
  },
  'organ-tarn': {
    name: '道しるべ',
    boxes: [
      '氷の池。だれでも、いつも端まで運びます。人を止めたことがあるのは、四つの石だけです。',
      '下にひっかき傷。「雪まで四回すべる。わたしは十九回かかった」',
    ],
  },
  'organ-stone': {
    name: '立石',
    boxes: ['足もとが、聞き手一人分にすり減っている。座ってみた人みんなに合う。'],
  },
  'organ-cairn': {
    name: '石積み',
    boxes: ['石七つ、音七つ。八つめはゆるくて、持ち上げると低く歌う。'],
  },
  'organ-pile': {
    name: 'がけの石積み',
    boxes: ['ここから海が見える。海しか見ない人から、だれかが隠した物も。'],
  },
  'organ-boulder': {
    name: '大岩',
    boxes: ['いっしょに鼻歌を歌っている。後ろには、静かにする代わりにもらった物。'],
  },
};
export default words;
