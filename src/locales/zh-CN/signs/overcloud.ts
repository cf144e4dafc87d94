import type { overcloudSigns } from '../../en/signs/overcloud.ts';

const words: typeof overcloudSigns = {
  'saltsteep-road': {
    name: '路牌',
    boxes: ['盐崖村，往上。哪儿都往上。谁找到往下的路，请上报。'],
  },
  'saltsteep-pass': {
    name: '路牌',
    boxes: ['往北，山岭。请按住帽子。前面那位的帽子也请按住。'],
  },
  'saltsteep-well': {
    name: '井上的牌子',
    boxes: ['雪水，慢慢喝。带着水壶从旁走过就行。冷得一口一口要排队。'],
  },
  'saltsteep-kettle': {
    name: '烧水壶',
    boxes: ['从春天起它就快开了。大家轮流盯着看，原因就在这里。'],
  },
  'saltsteep-barrel': {
    name: '盐桶',
    boxes: ['粗盐。绳上拴着条子：“急用请挖。”说的不是盐。'],
  },
  'saltsteep-crate': {
    name: '木箱',
    boxes: ['六面都写着“此面向上”。挑夫已经尽力了。'],
  },
  'saltsteep-cairn': {
    name: '石堆',
    boxes: ['最上面的石头：扁的，画着笑脸。下面的：笑脸少些，像个口袋。'],
  },
  'ridge-foot': {
    name: '路牌',
    boxes: ['风落岭。下了台坎，就上不来。进了风里，就说不成话。'],
  },
  'ridge-top': {
    name: '路牌',
    boxes: ['往北，风之琴。今日曲目：一律降E调，合不合适都一样。'],
  },
  'ridge-cairn': {
    name: '石堆',
    boxes: ['最底下那块最近挪过。雪还没来得及发觉。'],
  },
  'ridge-log': {
    name: '空心木',
    boxes: ['这儿不长树，谁把木头扛了上来？一个想要个稳妥地方，还想打个盹的人。'],
  },
  'ridge-pile': {
    name: '一堆石头',
    boxes: ['还不算石堆。它想当，正在练。'],
  },
  'ridge-marker': {
    name: '高石堆',
    boxes: ['一道刻痕写着：半路。另一道写着：乐观。'],
  },
  'organ-sign': {
    name: '路牌',
    boxes: ['风之琴。请勿触摸音管。说悄悄话的那根，请勿偷听。'],
  },
  'organ-plate': {
    name: '琴上的牌子',
    boxes: ['无人建造，天气调音。每日演奏，奏到停为止。'],
  },
  'organ-tarn': {
    name: '路标',
    boxes: [
      '冰湖。谁都能载，一载就到底。让人停下来过的，只有那四块石头。',
      '下面刻着：“滑四次到雪地。我滑了十九次。”',
    ],
  },
  'organ-stone': {
    name: '立石',
    boxes: ['石脚磨出一个听众的座位。凡是坐过的，个个合适。'],
  },
  'organ-cairn': {
    name: '石堆',
    boxes: ['七块石头，七个音。第八块松着，一拿起来，唱得偏低。'],
  },
  'organ-pile': {
    name: '崖边的石堆',
    boxes: ['从这儿看得见海，也看得见有人瞒着只看海的人藏的东西。'],
  },
  'organ-boulder': {
    name: '大石头',
    boxes: ['它跟着哼。后面放着的，是给它换安静的东西。'],
  },
};
export default words;
