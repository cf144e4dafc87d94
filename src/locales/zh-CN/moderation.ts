import type { moderationWords } from '../en/moderation.ts';

const words: typeof moderationWords = {
  letters: (left) => `还可输入${left}个字符`,
  suspended: {
    title: '你的账号已被停用',
    reason: '理由',
    until: '直到',
    endless: '这次停用没有期限。',
    answer: '管理员对你申诉的答复',
    appeal: '为什么应当解除停用？',
    send: '提交申诉',
    needsLogin: '请先在下面的表单里填好名字和密码。',
    sent: '你的申诉正在等答复。过些时候再登录来看。',
    none: '对这次停用，你不能再申诉了。',
    account: '你的账号',
    accountText: '停用期间，你也可以保存关于你的数据，或者删除账号。',
    deletion: (name) => `要删除${name}的账号吗？`,
    forGood: '这件事谁也无法挽回，你不行，管理员也不行。',
    safe: '你的生灵和金币都安全。停用结束后，你的上架会回来。',
  },

  messages: {
    title: {
      message: '管理员来信',
      warning: '警告',
      renamed: '你有了新名字',
      unnamed: '有个昵称被去掉了',
      lifted: '欢迎回来',
    },
    text: {
      message: '本游戏的管理员写信给你：',
      warning: '本游戏的管理员有话对你说：',
      renamed: '管理员换掉了你的名字。从现在起用新名字登录；旧的也还能用。',
      unnamed: '管理员去掉了你一只生灵的昵称。你可以给它另起一个。',
      lifted: '停用已解除。你的上架回到了市场。',
    },
    newName: (name) => `你现在叫${name}。`,
    confirm: '我看过了',
  },
};
export default words;
