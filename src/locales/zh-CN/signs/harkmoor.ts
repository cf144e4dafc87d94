import type { harkmoorSigns } from '../../en/signs/harkmoor.ts';

const words: typeof harkmoorSigns = {
  'peatwick-road': {
    name: '路牌',
    boxes: ['泥炭村。人口：若干。最近的邻居：沼泽。什么都别借给它。'],
  },
  'peatwick-well': {
    name: '井上的牌子',
    boxes: ['“此井比看上去深。”下面刻着：“它也看上来了。”您的水壶倒是都无所谓。'],
  },
  'peatwick-barrel': {
    name: '焦油桶',
    boxes: ['焦油，涂船用。自从沼泽吃掉最后一条，这儿就没有船了。桶沿下卡着什么。'],
  },
  'peatwick-crate': {
    name: '木箱',
    boxes: ['寄往沉水礼拜堂。退回。“无人在家，只有潮气。”'],
  },
  'peatwick-cairn': {
    name: '石堆',
    boxes: ['每个找到归路的人放一块石头。有人一直在收拾，按大小排。'],
  },
  'peatwick-log': {
    name: '倒下的树干',
    boxes: ['它倒在路上，于是路挪开了。这里办事就是这样。'],
  },
  'hark-gate': {
    name: '路牌',
    boxes: ['长聆原。轻轻走：它在听。大声走：更难听的它也听过。'],
  },
  'hark-fork': {
    name: '路牌',
    boxes: ['小路。它慢慢走，也会用掉您一些工夫。牧羊人请数石头，但别说出来。'],
  },
  'hark-door': {
    name: '门边的石头',
    boxes: [
      '大石头先开口，因为它慢。小石头等不及。中石头说“阿门”。',
      '小字写着：“轻轻踩。说错一个字，全都赌气，门也一样。”',
    ],
  },
  'hark-stone': {
    name: '聆石',
    boxes: ['你把耳朵贴上去。很深的地方，有什么跑着调哼歌，像有人在洗碗。'],
  },
  'hark-boulder': {
    name: '大石头',
    boxes: ['风在这一边靠了一千年。另一边有个干爽的小窝。'],
  },
  'hark-ring': {
    name: '圆石头',
    boxes: ['像是哪天夜里从石圈滚出来的，从那以后就装作一直在这儿。'],
  },
  'hark-seat': {
    name: '平石头',
    boxes: ['牧羊人的座位。上面是暖的，下面是从牧羊人口袋里掉过的一切。'],
  },
  'chapel-sign': {
    name: '路牌',
    boxes: ['礼拜堂，过堤道。水退时做礼拜。水不退。'],
  },
  'chapel-book': {
    name: '敲钟人的册子',
    boxes: ['“六点敲了。正午敲了。午夜没敲，可它响了。”', '每一页都是这一行，十九种笔迹。你的会是第二十种。'],
  },
  'chapel-cairn': {
    name: '石堆',
    boxes: ['没有下雨，石头却是湿的。石缝里有什么在闪。'],
  },
  'chapel-boat': {
    name: '渡船',
    boxes: ['船钱：有什么给什么。有人付了，没有人来收。'],
  },
  'chapel-stone': {
    name: '门柱',
    boxes: ['半扇门。据说另外半扇还开着，在湖底的什么地方。'],
  },
};
export default words;
