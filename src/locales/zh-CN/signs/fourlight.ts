import type { fourlightSigns } from '../../en/signs/fourlight.ts';

const words: typeof fourlightSigns = {
  'halfpast-road': {
    name: '路牌',
    boxes: ['半点镇。我们在等您，随便什么时候。请勿给任何东西上发条。'],
  },
  'halfpast-north': {
    name: '路牌',
    boxes: ['往北，慢行里。要走多久就走多久，另加一分钟看风景。'],
  },
  'halfpast-dial': {
    name: '日晷上的牌子',
    boxes: ['四个影子，无需太阳。要是四个都一致了，请告诉谁一声。'],
  },
  'halfpast-well': {
    name: '井上的牌子',
    boxes: ['各时辰之水。带着水壶从旁走过：刚才已经满了，或者马上就满。'],
  },
  'halfpast-dawn': {
    name: '玫瑰色光下的牌子',
    boxes: ['黎明。无人点燃。早到是原则。'],
  },
  'halfpast-night': {
    name: '蓝光下的牌子',
    boxes: ['夜晚。四盏里最亮，也只有它为此道歉。'],
  },
  'halfpast-barrel': {
    name: '木桶',
    boxes: ['盖子上写着：备用的分钟。有人一直攒着，还攒了点别的。'],
  },
  'halfpast-crate': {
    name: '木箱',
    boxes: ['请于正午前送达。没写是哪一个正午，所以一直放在这儿。'],
  },
  'halfpast-stone': {
    name: '温热的石头',
    boxes: ['一块正午的石头。上面是暖的，下面是暖的，有个放得下手的洞。'],
  },
  'mile-foot': {
    name: '路牌',
    boxes: ['慢行里。左边早晨，右边正午，其余的再往上。禁止超车。'],
  },
  'mile-fork': {
    name: '路牌',
    boxes: ['右边，黄昏。左边，夜晚。拿不准，就是两样都是。'],
  },
  'mile-dawn': {
    name: '玫瑰色光下的牌子',
    boxes: ['早晨，一个。树林所有。请于午饭前归还。'],
  },
  'mile-noon': {
    name: '金光下的牌子',
    boxes: ['正午。影子可寄存于此，回来时领取。'],
  },
  'mile-dusk': {
    name: '紫光下的牌子',
    boxes: ['黄昏。发大水那年降临于此，无人受伤。'],
  },
  'mile-night': {
    name: '蓝光下的牌子',
    boxes: ['夜晚，自助。星星看完请放回原处。'],
  },
  'mile-islet': {
    name: '路牌',
    boxes: ['已关闭。谁按四道光起床的先后在它们面前站过，就为谁打开。', '弄混的人从头再来。黎明从来不介意。'],
  },
  'mile-cairn': {
    name: '石堆',
    boxes: ['早饭和晚饭的正中间。下午茶那儿有个缺口。'],
  },
  'mile-log': {
    name: '圆木',
    boxes: ['一张苔藓床，还是暖的。睡过的那位留下了小费。'],
  },
  'mile-boulder': {
    name: '大石头',
    boxes: ['朝阳的一面烫得不能摸。另一面一直在等一个聪明人。'],
  },
  'hearth-sign': {
    name: '路牌',
    boxes: ['冷灶。请擦脚。它记得自己是间厨房。'],
  },
  'hearth-mantel': {
    name: '灶台',
    boxes: ['四个罐子：盐，蜂蜜，百里香，还有一个写着“以后”。灰冷了一千年，今早刚扫过。'],
  },
  'hearth-shelf-first': {
    name: '第一个书架',
    boxes: ['第一卷开头：“天很冷。”第二卷也是。从第九卷起，里面有汤了。'],
  },
  'hearth-shelf-last': {
    name: '最后一个书架',
    boxes: ['书没写完就化了。结局流进山谷，那里的人只好自己编。'],
  },
  'hearth-kettle': {
    name: '烧水壶',
    boxes: ['每晚都灌满，等来的人喝。没有谁说过会是谁，所以壶很大。'],
  },
  'hearth-cairn': {
    name: '石堆',
    boxes: ['山谷里每家一块石头。最小的是个孩子的，底下压着什么。'],
  },
  'hearth-barrel': {
    name: '木桶',
    boxes: ['写的是苹果。它们早就滚回家了，带不走的留在这儿。'],
  },
  'hearth-larder': {
    name: '路标',
    boxes: ['储藏室，往下。从第一顿晚饭起就避着光。请自带灯火，走时带回。'],
  },
  'larder-crate': {
    name: '一箱罐子',
    boxes: ['第一罐写着“果酱”。第二罐写着“果酱”。第三罐用同样的字写着“不是果酱”，还哗啦作响。'],
  },
  'larder-honey': {
    name: '蜂蜜桶',
    boxes: ['一千年的蜂蜜。一把勺子直直地立在里面。谁也不承认最后搅的是自己。'],
  },
  'hearth-boulder': {
    name: '大石头',
    boxes: ['砌灶时没用上它。答应了它，第二口灶里有它一份。'],
  },
};
export default words;
