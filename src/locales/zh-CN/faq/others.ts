import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** Questions about other players, and about what the operator does. */
export const chineseOthersChapter = ({ mostBlocked, mostReports, mostAppeals }: FaqFacts): FaqChapter => ({
  id: 'others',
  title: '其他玩家',
  questions: [
    {
      id: 'card',
      question: '别人能看到我的什么，我又能看到他们的什么？',
      answer: [
        '训练家主页：名字和样子，有多少只生灵、多少种、多少上架，从什么时候起，徽章和成就，最多六只最爱，最稀有的收获，赢了多少场，交换了多少次。要打开别人的，按“寻找交换”、出价或以往交换里名字旁的三个点，或者以往对战里对手的名字。队伍、金币和道具不会公开。',
        '从你的个人资料可以到自己的主页，看到的和别人看到的一样；网址可以告诉任何人，不玩的人也行。在账号里可以设成不公开：那时别人会读到没有人叫这个名字。',
        {
          links: [
            { to: '/profile', text: '个人资料' },
            { to: '/account', text: '你的账号' },
          ],
        },
      ],
      also: '资料 公开 主页 卡片 对手 可见 隐私',
    },
    {
      id: 'report',
      question: '有人名字冒犯人，或者把市场刷满了，怎么办？',
      answer: [
        '按名字旁的三个点，选“举报”。说明是关于名字、上架还是生灵的昵称，选好理由，有用的话再写几句。游戏的管理员会读每个举报；别人不会知道是谁举报的。',
        `同一件事只能举报一次，同时最多有${mostReports}个未处理的举报。如果有人烦你，也可以屏蔽他。`,
      ],
      also: '举报 骚扰 管理员 辱骂 刷屏 诈骗 作弊 无礼',
    },
    {
      id: 'block',
      question: '怎么才能不再和谁打交道？',
      answer: [
        `屏蔽这位玩家，按名字旁的三个点，或在训练家卡片上。之后你们看不到彼此的上架，不能互相出价，也不对战，你们之间未决的出价会结束。最多可以屏蔽${mostBlocked}位玩家。你的账号页列着他们，可以在那里逐个取消。`,
        { links: [{ to: '/account', text: '你的账号' }] },
      ],
      also: '屏蔽 取消屏蔽 无视 出价 烦人 隐藏',
    },
    {
      id: 'suspended',
      question: '账号停用是什么意思？',
      answer: [
        '管理员决定，这位玩家在一段时间内，或者永远，不能再玩。登录页写着为什么、到什么时候。生灵、道具和金币都留着；上架会离开市场，停用结束后回来；未决的出价会结束。被停用的玩家仍可以保存账号里的数据，也可以删除账号。',
      ],
      also: '封禁 停用 锁定 警告 处罚 管理员',
    },
    {
      id: 'appeal',
      question: '我被停用了，可我觉得不对。',
      answer: [
        `请申诉：登录后，在理由下面可以写为什么应当解除停用。同时只能有一个未处理的申诉，对一次停用可以申诉${mostAppeals}次。管理员会答复；过些时候再登录来看。`,
      ],
      also: '申诉 解封 解除 停用 异议 弄错',
    },
  ],
});
