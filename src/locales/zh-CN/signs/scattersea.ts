import type { scatterseaSigns } from '../../en/signs/scattersea.ts';

const words: typeof scatterseaSigns = {
  'halyard-arrival': {
    name: '路牌',
    boxes: ['帆索港。岛有九十个，您找到了能停船的那个。'],
  },
  'halyard-quay': {
    name: '路牌',
    boxes: ['往南，水漂岛。请勿把岛扔回去。'],
  },
  'halyard-well': {
    name: '井上的牌子',
    boxes: ['甜水。带着水壶从旁走过就行。已经告诉海了，它有点介意。'],
  },
  'halyard-crate': {
    name: '木箱',
    boxes: ['“退回寄件人。”下面是另一种笔迹：“他说也不是他的。”'],
  },
  'halyard-barrel': {
    name: '木桶',
    boxes: ['盖子说：鲱鱼。鼻子说：复活节以后就没了。边上塞着什么。'],
  },
  'halyard-pots': {
    name: '龙虾笼',
    boxes: ['四个笼子，没有龙虾。有一个逮住了不夹人的东西。'],
  },
  'halyard-mooring': {
    name: '系缆桩',
    boxes: ['绳子直直地往下。绷得紧紧的，隔一会儿拽两下，算是问好。'],
  },
  'stones-landing': {
    name: '路牌',
    boxes: ['水漂岛。纪录是一块石头跳过七个岛。石头还在跳。'],
  },
  'stones-west': {
    name: '路牌',
    boxes: ['往西，纺锤沙洲。您不会错过它，只会错过入口，多数人错过一整圈。'],
  },
  'stones-ferries': {
    name: '路牌',
    boxes: [
      '渡船。船从不掉头：掉头就是认错。多数船爱往哪儿开就往哪儿开。',
      '想到得了的人，就照太阳每天的走法。它还没有误过一班船。',
    ],
  },
  'stones-boulder': {
    name: '大石头',
    boxes: ['满潮涨到刻痕。有人把要保持干燥的东西放在刻痕下面，天天放错。'],
  },
  'stones-stump': {
    name: '树桩',
    boxes: ['从前是根桅杆。里面穿过绳子的地方，放得下一只手。'],
  },
  'stones-log': {
    name: '浮木',
    boxes: ['刻着：“K爱海。”海用藤壶回了信，还附了个圆的东西。'],
  },
  'stones-pots': {
    name: '龙虾笼',
    boxes: ['空的，门开着。里面放着一把很小的椅子。'],
  },
  'spindle-sign': {
    name: '路牌',
    boxes: ['纺锤沙洲。绕一圈，再绕一圈。近路是给海鸥的。'],
  },
  'spindle-north': {
    name: '路牌',
    boxes: ['往北往上，云上境。带上大衣。带上群岛的问候。把大衣带回来。'],
  },
  'spindle-door': {
    name: '灯塔的门',
    boxes: ['没有锁眼。牌子上写着：“请敲门。”“没有人来，就是敲得像海。”'],
  },
  'spindle-wreck': {
    name: '沉船',
    boxes: ['甲板下的卷心菜，过得比船好。两垄之间有什么发亮，不是蜗牛。'],
  },
  'spindle-mooring': {
    name: '系缆桩',
    boxes: ['打这个结的人，不想再走了。结里夹着一样东西，留给要走的人。'],
  },
  'spindle-palm': {
    name: '歪棕榈',
    boxes: ['夜里它朝光歪着，和这儿的人一样。树皮上有个洞，正好一手高。'],
  },
};
export default words;
