import type { accountWords } from '../en/account.ts';

const words: typeof accountWords = {
  title: '账号',
  toAccount: '账号与密码',
  back: '回到个人资料',
  loading: '正在读取你的账号',
  failed: {
    title: '暂时读取不到你的账号',
    text: '服务器没有回应。什么都没有改变。',
  },
  cancel: '取消',

  fields: {
    password: '你的密码',
    newPassword: '新密码',
    again: '再次输入新密码',
  },

  password: {
    title: '密码',
    text: '改了密码，在别处登录着你账号的都会退出。',
    change: '更改密码',
    dialog: '你账号的其他登录都会结束。这里保持登录。',
    done: '密码已更改，其他登录都已结束。',
  },

  codes: {
    title: '恢复码',
    text: '忘了旧密码时，可以用恢复码设一个新的。每个只能用一次。',
    left: (count, made) => `还剩${count}个，${made}生成。`,
    none: '你没有恢复码。没有它，忘了的密码就找不回来了。',
    renew: '生成新的恢复码',
    dialog: '你现在手上的恢复码会作废。',
    done: '这是你的新恢复码，旧的已经作废。',
    fresh: '你的新恢复码',
    once: '只有现在会显示。请抄下来或保存好，放在别人找不到的地方。',
    copy: '复制',
    copied: '已复制',
    copyFailed: '没能复制，请抄下来。',
    download: '下载',
    fileName: 'emberwild-recovery-codes.txt',
    file: (player, codes) => `${player}在烬野的恢复码。每个只能用一次。\n\n${codes.join('\n')}\n`,
    kept: '我已经存好了',
    notice: '有八个恢复码在等你。忘记密码时用得上。',
    show: '看一看',
    skip: '以后再说',
    skipped: '在个人资料的“账号”里可以生成新的。',
  },

  sessions: {
    title: '登录记录',
    text: '你在哪些地方登录着。',
    current: '就是这里',
    device: (browser, system) =>
      browser && system ? `${system}上的${browser}` : browser || system || '未知浏览器',
    created: (day) => `${day}登录`,
    used: (time) => `最近使用：${time}`,
    endOthers: '结束其他所有登录',
    only: '你没有在别处登录。',
    ended: '其他登录都已结束',
  },

  page: {
    title: '训练家主页',
    text: '知道网址的人能看到你的卡片、徽章、最爱和战绩，没有账号也行。队伍、金币和道具不会公开。',
    view: '查看你的主页',
    private: '不公开：别人看不到我的主页',
    shown: '别人又能看到你的主页了',
    hidden: '你的主页不公开了',
  },

  data: {
    title: '你的数据',
    text: '游戏保存的关于你的一切，存成一个JSON文件。',
    download: '下载你的数据',
    fileName: (player) => `emberwild-${player.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.json`,
  },

  deletion: {
    title: '删除账号',
    text: '你的生灵、道具、金币和战绩会永远消失，名字也会空出来给别人用。你的上架和出价会结束。交换仍会留在对方的历史里，但不带你的名字。',
    open: '删除账号…',
    dialog: '这件事谁也无法挽回。请输入密码，删除你的账号和其中的一切。',
    confirm: '永久删除',
    done: '你的账号已删除。再会！',
  },

  recover: {
    title: '忘记密码',
    text: '用一个恢复码来设新密码。恢复码是你注册时得到的，或者在个人资料里生成的。',
    code: '恢复码',
    submit: '设置新密码',
    back: '回到登录',
    done: '新密码已设好，请用它登录。',
    lost: '恢复码用完了？请找服务器的管理员：他们可以给你一个新密码。',
  },
};
export default words;
