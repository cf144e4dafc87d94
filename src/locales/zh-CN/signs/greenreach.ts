import type { greenreachSigns } from '../../en/signs/greenreach.ts';

const words: typeof greenreachSigns = {
  'hamlet-square': {
    name: '路牌',
    boxes: [
      '广场，直走。从井边走过的水壶，井都会打满，不收钱。',
      '下面用铅笔写着：水壶一共三口。对战里疼了再喝，别提前。我闲着喝了，现在空了。',
    ],
  },
  'hamlet-north': {
    name: '路牌',
    boxes: ['往北，闩渡镇：馆主九位，商店一家，鹅若干。鹅不算挑战的一部分，只是它们自己这么想。'],
  },
  'hamlet-lake': {
    name: '路牌',
    boxes: ['湖。桥上可过一人，或合得来的两人。请勿喂岛。'],
  },
  'hamlet-barrel': {
    name: '雨水桶',
    boxes: ['半桶雨水。桶底沉着昨天的天空，该洗洗了。'],
  },
  'hamlet-oak': {
    name: '橡树上的小门',
    boxes: ['大橡树上有扇门，靴子那么高。敲的人太多，油漆都没了。你也敲了敲。'],
  },
  'hamlet-boulder': {
    name: '大石头',
    boxes: ['冰回家以后，它就躺在这儿。有一边磨得溜光，是坐下来想别的事的人磨的。'],
  },
  'hamlet-stump': {
    name: '树桩',
    boxes: ['年轮八十一圈。有人标出了“汤好喝的那年”。'],
  },
  'hamlet-stone': {
    name: '立石',
    boxes: ['一道螺旋，刻得很深。手指顺着走，就走到正中，还有点吃惊。'],
  },
  'coast-bridge': {
    name: '路牌',
    boxes: ['西边，青青原。南边，海。脚要是湿了，您就已经选好了。'],
  },
  'coast-mill': {
    name: '路牌',
    boxes: ['磨坊。面粉论袋，忠告论钟点，内容多半是伊瑟·马罗。'],
  },
  'coast-road': {
    name: '路牌',
    boxes: ['东边，石圈。没有两个人数得一样，而石头有四块。'],
  },
  'coast-book': {
    name: '灯塔日志',
    boxes: [
      '星期一：雾。星期二：雾。星期三：有人喊“这里有灯塔吗？”我喊有。',
      '星期四：晴。屋旁的桶不见了。星期五：桶回来了。去了哪儿，它不肯说。',
    ],
  },
  'coast-crate': {
    name: '木箱',
    boxes: ['箱上用粉笔写着：沉不了号。船长睡觉去了。盖子底下有萝卜味，也有冒险味。'],
  },
  'coast-stump': {
    name: '空心树桩',
    boxes: ['空到底。有谁在里面存橡果，还存着橡果的收据。'],
  },
  'coast-stone': {
    name: '山里的石头',
    boxes: ['上面的字是：站在这里的人，是绕远路来的。后面的苔藓被掀开过。'],
  },
  'coast-barrel': {
    name: '木桶',
    boxes: ['盖子说：鲱鱼。回声说：空的。猫没有什么要声明的。'],
  },
  'town-north': {
    name: '路牌',
    boxes: ['通往荒泽。门要三枚徽章。有人送过蛋糕，它还是要徽章。'],
  },
  'town-south': {
    name: '路牌',
    boxes: ['闩渡镇。道馆九座，馆名看馆主，好坏看门垫。请给您的生灵擦擦脚。'],
  },
  'town-east': {
    name: '路牌',
    boxes: ['海岸，那边。请带帽子。请带拴帽子的绳子。'],
  },
  'town-well': {
    name: '井上的牌子',
    boxes: ['箍桶匠行会敬赠，并为漏水致歉。从旁走过，水壶就满。他们的鞋也满。'],
  },
  'town-sluices': {
    name: '路牌',
    boxes: [
      '水浸草地。两个转轮，三道水闸。每个转轮管两道，中间那道有两个主人。',
      '下面用粉笔写着：“跟我们家的猫一样。”',
    ],
  },
  'town-barrel': {
    name: '商店后面的桶',
    boxes: ['“退货：不会弹。”标签剩下的部分，写的是怪谁。'],
  },
  'town-crate': {
    name: '商店后面的箱子',
    boxes: ['六面都用红字写着：易碎。里面有什么滚到角落，待着不动。'],
  },
  'town-fence': {
    name: '松动的木板',
    boxes: ['篱笆有块板，只靠一颗钉子晃着。半个镇的孩子都从这儿上学。'],
  },
};
export default words;
