import { MOST_APPEALS } from '../../../contract/shapes/operating/moderation.ts';
import type { operatorWords } from '../en/operator.ts';
import { numberWords } from '../format.ts';

/** A time in seconds, rounded up to minutes if it is long. */
const wait = (seconds: number) =>
  seconds > 90 ? `${numberWords(Math.ceil(seconds / 60))}分钟` : `${numberWords(seconds)}秒`;

const words: typeof operatorWords = {
  title: '管理员',
  forget: '忘掉令牌',
  forgotten: '令牌已从这个标签页清除。',

  token: {
    title: '管理员',
    text: '这一页给运行这台服务器的人用。它会要服务器的ADMIN_TOKEN，只留在这个标签页里，关掉标签页就忘掉。',
    label: '管理员令牌',
    enter: '进入',
    malformed: '令牌是1～256个字母、数字和符号，没有空格。',
    wrong: '服务器不接受这个令牌。请与服务器的ADMIN_TOKEN对照。',
    tooMany: (seconds) => `你的地址送来的错误令牌太多了。请${wait(seconds)}后再试。`,
    none: '这台服务器没有管理员令牌。请设置ADMIN_TOKEN并重新启动。',
    ended: '服务器不再接受这个令牌。请输入新的。',
  },

  sections: '需要你处理的',
  tabs: { reports: '举报', appeals: '申诉', player: '玩家', audit: '审计记录' },
  failed: '没能载入',
  stale: '你看到的可能是旧的。',
  cancel: '取消',

  reports: {
    title: '未处理的举报',
    closedTitle: '已处理的举报',
    loading: '正在读取举报',
    closed: '显示已处理的',
    none: '没有未处理的举报。',
    noneClosed: '最近90天没有处理过举报。',
    number: (id) => `举报${id}`,
    select: (id) => `选择举报${id}`,
    pick: '选择',
    all: '选择本页全部',
    selected: (count) => `选了${numberWords(count)}个举报`,
    severalPlayers: '它们涉及几位玩家：只能一起关闭。',
    clear: '全部不选',
    name: '被举报的名字',
    listing: '被举报的上架',
    nickname: '被举报的生灵',
    formerly: (name) => `当时名为${name}`,
    by: '举报人',
    nothing: '举报人没有写什么。',
    reasons: {
      name: '名字冒犯人',
      impersonation: '冒充别人',
      spam: '刷屏',
      scam: '诈骗',
      cheating: '作弊',
      other: '其他',
    },
    outcomes: {
      dismissed: '不作处理，关闭',
      warned: '已警告',
      suspended: '已停用',
      renamed: '已改名',
      unnamed: '已去掉昵称',
    },
  },

  appeals: {
    title: '申诉',
    loading: '正在读取申诉',
    none: '没有等待中的申诉。',
    number: (id) => `申诉${id}`,
    suspended: '停用的理由',
    lift: '解除停用',
    decline: '驳回',
  },

  player: {
    title: '查找玩家',
    label: '玩家的名字或ID',
    find: '查找',
    loading: '正在查找',
    none: '没有这个名字或ID的玩家。改过名的玩家要按新名字找。',
    id: 'ID',
    since: '注册于',
    warnings: (count) => `${numberWords(count)}次警告`,
    suspensions: (count) => `${numberWords(count)}次停用`,
    open: (count) => `${numberWords(count)}个未处理的举报`,
    endless: '停用中，没有期限',
    until: (moment) => `停用到${moment}`,
    reason: '停用的理由',
    acts: '对这位玩家的处理',
  },

  audit: {
    title: '审计记录',
    loading: '正在读取审计记录',
    none: '还没有管理员做过什么。',
    noneAbout: '还没有管理员对这位玩家做过什么。',
    acts: {
      grant: '赠送：',
      warn: '警告：',
      message: '写信给：',
      suspend: '停用：',
      lift: '解除停用：',
      rename: '改名：',
      unname: '去掉昵称：',
      dismiss: '不作处理，关闭举报',
      declineAppeal: '驳回申诉：',
      resetPassword: '生成新密码：',
    },
    renamed: (name) => `现名${name}`,
    somebody: '一位已离开的玩家',
    from: (address) => `来自${address}`,
    noAddress: '在服务器上',
    details: {
      text: '正文',
      reason: '理由',
      until: '直到',
      reports: '举报',
      replaces: '替换的停用',
      appeal: '申诉',
      coins: '金币',
      items: '道具',
      creatures: '生灵',
      nickname: '昵称',
      pokemon: '生灵',
    },
    endless: '没有期限',
  },

  acts: {
    warn: '警告',
    message: '写信',
    suspend: '停用',
    rename: '改名',
    unname: '去掉昵称',
    dismiss: () => '关闭举报',
    lift: '解除停用',
    seen: (player) => `${player}会看到的`,
    when: {
      warn: '立刻出现在每一页，直到确认：',
      suspend: '下次登录时；现有登录立刻全部结束：',
      rename: '立刻出现在每一页，直到确认：',
      lift: '下次登录时：',
      decline: '下次登录时：',
    },
    answers: (ids) => (ids.length === 0 ? '它不答复任何举报。' : `它答复举报${ids.join('、')}。`),
    yourWords: '（你写的话）',
    empty: '请先写几个字。',
    again: '一切都重新载入了。请关掉这个，再看一遍，然后决定。',
  },

  warn: {
    title: (player) => `警告${player}`,
    text: '给玩家的话',
    confirm: '发出警告',
    done: (player) => `已警告${player}。`,
  },

  message: {
    title: (player) => `写信给${player}`,
    text: '给玩家的话',
    effects: '这不是警告，也不算作警告。',
    confirm: '寄出',
    done: (player) => `信已寄给${player}。`,
  },

  suspend: {
    title: (player) => `停用${player}`,
    present: (until, reason) =>
      `这位玩家已被停用，${until === null ? '没有期限' : `到${until}`}：“${reason}”。这次会替换那一次。`,
    replace: '替换停用',
    reason: '理由，玩家会读到',
    length: '多久',
    days: (count) => `${numberWords(count)}天`,
    moment: '到某一时刻',
    endless: '没有期限',
    until: '直到（你的时间）',
    past: '请选将来的时刻。',
    effects: '登录和未决的出价会结束。上架会隐藏，停用结束后回来。',
    confirm: '停用',
    done: (player) => `已停用${player}。`,
  },

  rename: {
    title: (player) => `给${player}改名`,
    name: '新名字（留空则为Trainer加数字）',
    neutral: 'Trainer加数字',
    text: '给玩家的话（可以不写）',
    effects: '原来的名字谁也不能用。玩家仍可用它登录。',
    confirm: '改名',
    done: (player, name) => `${player}现在叫${name}。`,
  },

  unname: {
    title: (nickname) => `去掉昵称“${nickname}”`,
    text: '给玩家的话（可以不写）',
    effects: '谁也不能再用它，生灵不行，账号也不行。已经开始的对战里保留。',
    confirm: '去掉',
    done: (nickname) => `已去掉昵称“${nickname}”。`,
  },

  lift: {
    title: (player) => `解除对${player}的停用`,
    text: '给玩家的话（可以不写）',
    effects: '上架会回来。未处理的申诉视为成立。',
    confirm: '解除停用',
    done: (player) => `${player}不再停用。`,
  },

  decline: {
    title: (player) => `驳回${player}的申诉`,
    text: '给玩家的答复',
    effects: `停用不变。对一次停用，玩家可以申诉${MOST_APPEALS}次。`,
    confirm: '驳回申诉',
    done: (player) => `已驳回${player}的申诉。`,
  },

  dismiss: {
    title: (count) => `不作处理，关闭${numberWords(count)}个举报`,
    effects: (ids) => `举报${ids.join('、')}。谁也不会收到通知：举报的人不会，被举报的人也不会。`,
    text: '写进审计记录的备注（可以不写）',
    confirm: (count) => `关闭${numberWords(count)}个举报`,
    done: (closed) => `已关闭${numberWords(closed)}个举报。`,
    some: (closed, asked) =>
      `${numberWords(asked)}个举报中关闭了${numberWords(closed)}个：其余的，另一位管理员先处理了。`,
  },
};
export default words;
