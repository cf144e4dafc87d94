import type { fourlightSigns } from '../../en/signs/fourlight.ts';

const words: typeof fourlightSigns = {
  'halfpast-road': {
    name: '道しるべ',
    boxes: ['はんどきの町。お待ちしていました、いつか。何も巻かないでください。'],
  },
  'halfpast-north': {
    name: '道しるべ',
    boxes: ['北、のんびり一里。かかるだけかかります。眺めに、あと一分。'],
  },
  'halfpast-dial': {
    name: '日時計の札',
    boxes: ['影四つ、太陽不要。四つの意見が合ったら、だれかに知らせてください。'],
  },
  'halfpast-well': {
    name: '井戸の札',
    boxes: ['すべての時の水。水筒を持って横をどうぞ。いまいっぱいになったか、すぐなるところです。'],
  },
  'halfpast-dawn': {
    name: 'ばら色の灯りの札',
    boxes: ['夜明け。つけた人：なし。早いのは主義です。'],
  },
  'halfpast-night': {
    name: '青い灯りの札',
    boxes: ['夜。四つでいちばん明るく、それをあやまるのも、ここだけです。'],
  },
  'halfpast-barrel': {
    name: 'たる',
    boxes: ['ふたに「余りの分」。だれかがためている。ほかの物も。'],
  },
  'halfpast-crate': {
    name: '木箱',
    boxes: ['「正午必着」。どの正午かがないので、ずっとここにある。'],
  },
  'halfpast-stone': {
    name: '温かい石',
    boxes: ['真昼の石。上も下も温かく、手の入る所がうつろ。'],
  },
  'mile-foot': {
    name: '道しるべ',
    boxes: ['のんびり一里。左が朝、右が昼、残りはこの先。追い越し禁止。'],
  },
  'mile-fork': {
    name: '道しるべ',
    boxes: ['右、夕暮れ。左、夜。迷ったら両方です。'],
  },
  'mile-dawn': {
    name: 'ばら色の灯りの札',
    boxes: ['朝、一つ。森の持ち物。昼食までに返してください。'],
  },
  'mile-noon': {
    name: '金色の灯りの札',
    boxes: ['真昼。影はここに預け、帰りにお受け取りください。'],
  },
  'mile-dusk': {
    name: 'すみれ色の灯りの札',
    boxes: ['夕暮れ。大水の年にここに下り、けが人なし。'],
  },
  'mile-night': {
    name: '青い灯りの札',
    boxes: ['夜、セルフサービス。星は元の場所へ。'],
  },
  'mile-islet': {
    name: '道しるべ',
    boxes: [
      '閉門中。四つの灯りの前に、起きる順に立った人に開きます。',
      'まちがえたら、はじめから。夜明けは気にしたことがありません。',
    ],
  },
  'mile-cairn': {
    name: '石積み',
    boxes: ['朝食と夕食の真ん中。おやつのあたりに、すき間がある。'],
  },
  'mile-log': {
    name: '丸太',
    boxes: ['こけの寝床がまだ温かい。寝た人が、心づけを置いていった。'],
  },
  'mile-boulder': {
    name: '大岩',
    boxes: ['日なた側は熱くてさわれない。反対側は、かしこい人を待っていた。'],
  },
  'hearth-sign': {
    name: '道しるべ',
    boxes: ['冷えた炉。足をふいて。台所だったことを覚えています。'],
  },
  'hearth-mantel': {
    name: '炉の棚',
    boxes: ['壺が四つ。塩、蜜、タイム、そして「あとで」。灰は千年前から冷たく、今朝掃いてある。'],
  },
  'hearth-shelf-first': {
    name: '最初の棚',
    boxes: ['第一巻は「寒かった」で始まる。第二巻も寒い。第九巻からスープが出てくる。'],
  },
  'hearth-shelf-last': {
    name: '最後の棚',
    boxes: ['読み終える前にとける本。結末は谷へ流れ、そこで人が考えるしかない。'],
  },
  'hearth-kettle': {
    name: 'やかん',
    boxes: ['来る人のため、毎夕いっぱいにする。だれが来るかわからないので、大きなやかん。'],
  },
  'hearth-cairn': {
    name: '石積み',
    boxes: ['谷の家ごとに石一つ。いちばん小さいのは子どもので、下に何かある。'],
  },
  'hearth-barrel': {
    name: 'たる',
    boxes: ['「りんご」とある。とうに家へ転がって帰り、持てない物を置いていった。'],
  },
  'hearth-larder': {
    name: '道しるべ',
    boxes: ['食料庫、この下。最初の夕食からずっと暗くしてあります。明かりは持参し、持ち帰ってください。'],
  },
  'larder-crate': {
    name: 'びんの木箱',
    boxes: [
      '一つ目のびんは「ジャム」。二つ目も「ジャム」。三つ目は同じ字で「ジャムではない」、そしてからから鳴る。',
    ],
  },
  'larder-honey': {
    name: '蜜のたる',
    boxes: ['千年前の蜜。さじがまっすぐ立っている。最後にかき混ぜたのは自分だと、だれも言わない。'],
  },
  'hearth-boulder': {
    name: '大岩',
    boxes: ['炉に入れなかった石。二つめの炉では、役がもらえる約束。'],
  },
};
export default words;
