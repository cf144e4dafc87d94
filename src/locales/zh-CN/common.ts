import type { en } from '../en.ts';

const words: typeof en = {
  game: 'Emberwild',
  heading: 'Emberwild RPG',
  skipToContent: '跳到正文',
  textMode: { on: '无障碍：打开文字模式', off: '无障碍：关闭文字模式' },
  loading: '载入中…',
  loadingPage: (title) => `${title}：载入中`,

  menu: {
    label: '主菜单',
    open: '打开菜单',
    close: '关闭菜单',
    home: '首页',
    login: '登录',
    signup: '注册',
    faq: '常见问题',
    about: '关于游戏',
    maps: '地图',
    logout: '退出登录',
    profile: { label: '个人资料', pokemons: '你的Pokemon', mart: 'Pokemart', quests: '任务' },
    pokemon: {
      label: 'Pokemon',
      team: '你的队伍',
      pokemons: '你的Pokemon',
      pokedex: 'Pokedex',
      attackdex: 'AttackDex',
      typechart: '属性相克表',
    },
    battle: {
      label: '对战',
      gym: '道馆战',
      user: '玩家对战',
      gold: '赌注战',
      exp: '经验战',
    },
    trade: { label: '交换', traders: '你的上架', offers: '你的出价', find: '寻找交换' },
  },

  errors: {
    unknown: '出了点问题，请再试一次。',
    server: import.meta.env.TRIAL ? '试玩版没能做到，请再试一次。' : '服务器没能做到，请再试一次。',
    offline: import.meta.env.TRIAL
      ? '游戏有一部分没能载入，请检查网络连接。'
      : '连不上服务器，请检查网络连接。',
    withId: (message, id) => `${message}（错误编号${id}）`,
    number: (id) => `错误编号${id}`,
    late: '服务器迟迟没有回应，请再试一次。',
    foreign: '刚才的回应并非来自游戏。也许这个网络要你先登录，登录后请再试一次。',
  },

  storage: {
    label: '你的浏览器与本游戏',
    blocked:
      '你的浏览器禁用了Cookie，不会为本页保存任何东西。你可以在这个标签页里继续玩，但关闭或重新载入后就会退出登录。想保持登录，请允许本网址使用Cookie。',
    full: '你的浏览器没有空间留给本页了。你可以在这个标签页里继续玩，但关闭后可能会退出登录。请在浏览器设置里删除其他网页的数据，然后重新登录。',
    dismiss: '知道了',
  },

  offline: {
    lost: '连不上服务器。',
    since: (when) => `你看到的是${when}的情形。`,
    again: '服务器一有回应，游戏就会继续。',
  },

  update: { text: '游戏有新版本了。', now: '立即更新', later: '以后再说' },

  retry: {
    title: '页面没能载入',
    text: import.meta.env.TRIAL
      ? '游戏有一部分没能载入。你的进度在这个浏览器里安然无恙。'
      : '游戏有一部分没能载入。你的进度在服务器上安然无恙。',
    button: '再试一次',
    brokenTitle: '出了故障',
    brokenText: import.meta.env.TRIAL
      ? '这出乎游戏的意料。你的进度在这个浏览器里安然无恙，请重新载入页面。'
      : '这出乎游戏的意料。你的进度在服务器上安然无恙，请重新载入页面；如果再次发生，请告诉服务器的管理员你做了什么。',
    brokenId: (id) => `最近一次失败请求的编号（供管理员查看）：${id}`,
    reload: '重新载入页面',
    home: '回到首页',
    goOn: '不重新载入，继续',
  },

  login: {
    username: '用户名',
    password: '密码',
    again: '再次输入密码',
    login: '登录',
    signup: '注册',
    continue: '继续',
    cancel: '取消',
    shortUsername: '用户名至少要5个字符！',
    shortPassword: '密码至少要5个字符！',
    mismatch: '两次输入的密码不一致',
    invalid: '用户名或密码不对',
    pleaseLogin: '请先登录',
    ended: '登录已过期，请重新登录。',
    kept: (player) => `你没保存的内容已为${player}留着。`,
    elsewhere: '你在另一个窗口退出了登录。',
    suspended: '你的账号已被停用。',
    tagline: '收集，漫步，对战。',
    play: '开始玩',
  },

  changeTeam: '选择替换',
  account: '账号',
  player: '训练家',
  settings: '设置',
  recover: '忘记密码？',
  guest: '游客登录',
  workshop: '工坊',
  operator: '管理员',

  fullscreen: {
    start: '全屏',
    end: '退出全屏',
    refused: '你的浏览器不允许全屏。请试试页面底部的按钮。',
  },
  footer: {
    calm: '安静模式',
    calmHint: '不摇晃，不闪烁，没有多余的动作。',
    theme: '明暗',
    themes: {
      system: { name: '跟随系统', hint: '系统怎样就怎样' },
      light: { name: '浅色', hint: '永远是白天' },
      dark: { name: '深色', hint: '永远是夜晚' },
    },
    controls: '操作方式',
    profile: '你的资料',
  },

  unknown: { title: '在高草丛里迷路了' },
};
export default words;
