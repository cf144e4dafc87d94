import type { playerWords } from '../en/players.ts';
import { numberWords } from '../format.ts';

const words: typeof playerWords = {
  menu: (user) => `关于${user}的更多操作`,
  view: '查看训练家主页',
  asOthers: '别人看到的你',
  listings: '全部上架',
  report: '举报…',
  block: '屏蔽…',
  unblock: '取消屏蔽',
  cancel: '取消',

  page: {
    loading: '正在读取训练家主页',
    failed: { title: '暂时读取不到这个训练家主页', text: '服务器没有回应。' },
    unknownTitle: '没有人叫这个名字',
    unknownText: (name) =>
      name === ''
        ? '网址里没有写玩家的名字。'
        : `没有名叫${name}的玩家的主页。也许改了名字，也许账号没了，也许这位玩家不公开主页。`,
    toMarket: '寻找交换',
    visitor: (user) => `玩游戏的人可以和${user}对战、交换。不花钱，没有账号也能试玩。`,
    own: '其他玩家看到的你就是这样。',
    private: '你的主页不公开：只有你看得到。别人在这里会读到没有人叫这个名字。',
    toAccount: '在账号里更改',
    favourites: '最爱',
    level: (level) => `${level}级`,
    badges: '徽章',
    noBadge: (user) => `还没有馆主输给${user}。`,
    records: '战绩',
    noRarest: '还没有捉到什么。',
    trades: '交换',
    allWon: '对战胜场',
    toProfile: '你的个人资料',
    listings: '上架中',
    battle: '对战',
    trade: (count) => `看${numberWords(count)}个上架`,
    blocked: (user) => `你屏蔽了${user}。你们看不到彼此的上架，不能互相出价，也不对战。`,
    closed: (user) => `你现在不能和${user}交换，也不能对战。`,
    nothing: (user) => `${user}现在没有上架什么。`,
  },

  reporting: {
    title: (user) => `举报${user}`,
    text: '本游戏的管理员会阅读并做决定。其他玩家不会知道是谁举报的。',
    about: '关于什么？',
    name: '名字',
    listing: (name) => `${name}的上架`,
    nickname: '一只生灵的昵称',
    whichNickname: '哪个昵称？',
    reason: '理由',
    choose: '请选择理由',
    reasons: {
      name: '名字冒犯人',
      impersonation: '冒充别人',
      spam: '在市场刷屏，或不停向我出价',
      scam: '想在交换里骗人',
      cheating: '作弊',
      other: '其他',
    },
    more: (most) => `管理员应该知道什么？最多${most}个字符，也可以不写。`,
    send: '提交举报',
    sent: '你的举报已提交。谢谢！',
  },

  blocking: {
    title: (user) => `要屏蔽${user}吗？`,
    text: '你们会看不到彼此的上架，不能互相出价，也不对战。你们之间未决的出价会结束。',
    undo: '随时可以取消屏蔽：账号页列着你屏蔽的每个人。',
    confirm: '屏蔽',
    done: (user) => `已屏蔽${user}`,
    undone: (user) => `已取消屏蔽${user}`,
  },

  blocked: {
    title: '屏蔽的玩家',
    text: '你和这些玩家看不到彼此的上架，不能互相出价，也不对战。',
    loading: '正在读取你屏蔽的玩家',
    failed: '没能读取你屏蔽的玩家。',
    none: '你没有屏蔽谁。玩家名字旁的三个点里可以屏蔽。',
    since: (day) => `自${day}起`,
    count: (count, most) => `${count}位，最多${most}位`,
  },
};
export default words;
