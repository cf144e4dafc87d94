import type { harkmoorSigns } from '../../en/signs/harkmoor.ts';

const words: typeof harkmoorSigns = {
  'peatwick-road': {
    name: '道しるべ',
    boxes: ['どろずみ村。人口：いくらか。隣人：沼。何も貸さないでください。'],
  },
  'peatwick-well': {
    name: '井戸の札',
    boxes: ['「この井戸は見かけより深い」。下にひっかいて「見返してきた」。水筒は気にしない。'],
  },
  'peatwick-barrel': {
    name: 'タールのたる',
    boxes: ['舟用のタール。沼が最後の一そうを食べてから、舟はない。ふちの下に、何かはさまっている。'],
  },
  'peatwick-crate': {
    name: '木箱',
    boxes: ['あて先：沈んだ礼拝堂。返送。「留守ではなく、しめり」。'],
  },
  'peatwick-cairn': {
    name: '石積み',
    boxes: ['帰れた人の数だけ石がある。だれかが大きさの順に片づけている。'],
  },
  'peatwick-log': {
    name: '倒れた丸太',
    boxes: ['道の上に倒れたので、道のほうを動かした。ここではそうする。'],
  },
  'hark-gate': {
    name: '道しるべ',
    boxes: ['長ぎきの原。静かに歩いて。聞いています。うるさく歩いて。もっとひどいのも聞きました。'],
  },
  'hark-fork': {
    name: '道しるべ',
    boxes: ['小道。時間をかけます。あなたの時間も。羊飼いは石を数え、数を言わないこと。'],
  },
  'hark-stone': {
    name: '聞き石',
    boxes: ['耳をあてる。はるか下で何かが、皿洗いのように調子はずれの鼻歌。'],
  },
  'hark-boulder': {
    name: '大岩',
    boxes: ['風が千年もたれた側。反対側には、乾いた小さなくぼみ。'],
  },
  'hark-ring': {
    name: '丸い岩',
    boxes: ['ある夜、輪から転がり出て、前からここにいたふりをしているらしい。'],
  },
  'hark-seat': {
    name: '平たい岩',
    boxes: ['羊飼いの席。上は温かく、下には、羊飼いのポケットから落ちた物が全部。'],
  },
  'chapel-sign': {
    name: '道しるべ',
    boxes: ['礼拝堂、土手道の先。礼拝は水の引いたとき。水は引きません。'],
  },
  'chapel-book': {
    name: '鐘つきの帳面',
    boxes: [
      '「六時に鳴らす。正午に鳴らす。真夜中は鳴らさず。だが鳴った」。',
      'どのページも同じ文で、筆跡は十九。あなたなら二十人め。',
    ],
  },
  'chapel-cairn': {
    name: '石積み',
    boxes: ['雨でもないのに、石がぬれている。間で何かが光る。'],
  },
  'chapel-boat': {
    name: '渡し舟',
    boxes: ['「舟賃：あるだけ」。だれかが払い、だれも取りに来なかった。'],
  },
  'chapel-stone': {
    name: '門柱',
    boxes: ['門の半分。残り半分は、湖の下のどこかで、まだ開いているという。'],
  },
};
export default words;
