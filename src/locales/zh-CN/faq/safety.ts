import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** Questions about interrupted games, several windows and stored data. */
export const chineseSafetyChapter = ({ mostSessions }: FaqFacts): FaqChapter => ({
  id: 'safety',
  title: '你的进度',
  questions: [
    {
      id: 'closed',
      question: '对战打到一半，我把页面关了。没了吗？',
      answer: [
        import.meta.env.TRIAL
          ? '没有。这个浏览器会把每场对战原样留着。从首页就能回去。'
          : '没有。服务器会把每场对战原样留着。在任何设备上登录，从首页就能回去。',
      ],
      also: '保存 继续 重新载入 崩溃 设备',
    },
    {
      id: 'connection',
      question: '对战中网断了会怎样？',
      answer: [
        import.meta.env.TRIAL
          ? '照样进行：试玩版就在你的浏览器里运行。只有你还没打开过的页面才需要网络。'
          : '对战会等着；你不在时谁也不会出手。如果你最后的选择到了服务器，就已经执行了一次，你回来时看到的就是结果。如果没到，就再选一次。',
      ],
      also: '离线 网络 延迟 断线 互联网 断开',
    },
    {
      id: 'windows',
      question: '可以同时在两个窗口里玩吗？',
      answer: [
        `可以。两个窗口背后是同一位玩家、同一趟路、同一场对战。落在后面的窗口会说对战已经往下进行，并显示现在的样子；它绝不会撤销你在另一个窗口里做的事。在一个窗口退出登录，那个浏览器的其他窗口也会退出。你可以在${mostSessions}个浏览器里保持登录；再多登录一个，最旧的那个就会结束。`,
      ],
      also: '标签页 浏览器 第二台设备 登录 退出',
    },
    {
      id: 'fair',
      question: '可以一直重新载入，直到运气好吗？',
      answer: [
        import.meta.env.TRIAL
          ? '不可以。每一次掷骰子，掷出来是什么就是什么：出现的生灵、扔的球、打的回合。你看到的几率，就是当时掷的几率。'
          : '不可以。骰子全由服务器来掷，掷出来是什么就是什么：出现的生灵、扔的球、打的回合。你看到的几率，就是它掷的几率。',
      ],
      also: '随机 运气 作弊 重新载入 读档 几率 公平',
    },
    {
      id: 'absence',
      question: '我不在的时候会失去什么吗？',
      answer: [
        '不会。没有什么会过期，也没有什么会数你玩了几天。隔一个月回来，生灵、金币和成就都和从前一样。任务每天会变，但做完的奖励会留七天，也没有任务要你连着几天来。',
      ],
      also: '每日 连续 登录 暂停 假期 休息 缺席 回来',
    },
    {
      id: 'kept',
      question: '游戏在我的浏览器里留了什么？',
      answer: [
        '让你保持登录的钥匙、它最后知道的你的资料和对战、你喜不喜欢安静模式和夜晚，还有你看过哪些提示。除了游戏，这些不给任何人。',
      ],
      also: '隐私 Cookie 存储 数据 跟踪',
    },
  ],
});
