import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';
import { chineseRegion } from '../ids.ts';

/** Leaders, users, partners, and trading. */
export const chineseChallengesChapter = ({ gyms, mostOffered, prizes }: FaqFacts): FaqChapter => ({
  id: 'challenges',
  title: '道馆与其他玩家',
  questions: [
    {
      id: 'gyms',
      question: '道馆是怎么回事？',
      answer: [
        `${gyms.regions.map(chineseRegion).join('、')}各有${gyms.leaders}位馆主和一位冠军，一共${gyms.all}位，队伍有${gyms.team.least}到${gyms.team.most}只。第一个地区是开放的；前一个地区的馆主全部打败后，不论先后，下一个就会开放。要挑战冠军，得先打败那个地区的全部馆主。`,
        { links: [{ to: '/gymbattle', text: '去道馆' }] },
      ],
      also: '馆主 徽章 地区 冠军 开放 解锁',
    },
    {
      id: 'prizes',
      question: '道馆给多少奖金？',
      answer: [
        `第一次打败一位馆主，路的开头给${numberWords(gyms.coins.least)}枚金币，路的尽头给${numberWords(gyms.coins.most)}枚；每位馆主的卡片上写着多少。再战给${gyms.rematchPercent}%的金币和全部经验值，想打多少次都行。`,
      ],
      also: '奖金 金币 奖励 再战 馆主',
    },
    {
      id: 'quests',
      question: '任务是什么？',
      answer: [
        '每天三件小事，每周（从星期一起）一件大些的，都有金币，有时还有几个球。内容由日期和你是谁决定；UTC零点会来新的。游戏从零点起就数着你做的事，你还没看单子时也算。',
        '做完的任务会等你七天来领奖励。一件也不做的人，什么也不损失：没有要保持的连续天数，也没有只有任务才给的东西。',
        '除此之外，每个地区有一条任务线：当地人托你一件接一件地办事，最后有一个称号。任务线没有日期；有了前一个地区的三枚徽章就会开放，以前做过的也算。',
        { links: [{ to: '/quests', text: '你的任务' }] },
      ],
      also: '每日 每周 任务 奖励 今天 连续 地区 称号',
    },
    {
      id: 'achievements',
      question: '成就是什么？',
      answer: [
        '四十六枚奖章，记着你做过的事：种类、徽章、对战、交换、地图等等。形状说明奖章为了什么，铜、银、金说明你走了多远。游戏从你来的第一天数起，奖章出现之前做的也算；达成的会一直留着，别人在你的训练家主页上看得到。',
        { links: [{ to: '/profile?tab=achievements', text: '你的成就' }] },
      ],
      also: '奖章 目标 进度 铜 银 金',
    },
    {
      id: 'users',
      question: '我是和其他玩家本人对战吗？',
      answer: [
        '你是和他们队伍此刻的副本对战，由游戏来指挥。他们不会因此得到或失去什么，也不用在场。找不到实力相近的人时，会由驻场队顶上。',
        { links: [{ to: '/userbattle', text: '找个对手' }] },
      ],
      also: '玩家对战 多人 联机 在线',
    },
    {
      id: 'lower-prizes',
      question: '为什么奖金比上一次少？',
      answer: [
        `同一天里每赢同一位玩家一次，下一次的奖金就少${prizes.fall}%；比你弱得多的队伍给得很少。驻场队和今天还没赢过的人给全额。经验值不变。`,
        `玩家对战和赌注战合起来，扣掉赌注，一天最多给${numberWords(prizes.dayMost)}枚金币，玩家对战只给${numberWords(prizes.opponents)}位不同玩家的。一天从UTC零点开始。奖金付不了全额时，赌注战不收赌注。`,
      ],
      also: '变少 限制 每日 上限 金币 玩家 赌注战 同一',
    },
    {
      id: 'training',
      question: '经验战有什么用？',
      answer: [
        '和你队伍一样多的陪练，全是你选的那种属性，比你弱一点。所有对战里它们给的经验值最多，没有金币。',
        { links: [{ to: '/expbattle', text: '去训练' }] },
      ],
      also: '训练 经验值 升级 练级',
    },
    {
      id: 'trading',
      question: '能和其他玩家交换吗？',
      answer: [
        `能。“你的Pokemon”里的“上架交换”会把一只生灵摆给大家看，别人可以拿一到${mostOffered}只来换。他们的出价会到“你的上架”，由你接受或拒绝；你自己出的价在“你的出价”里。`,
        '队伍里的和最爱不能给出去：先在“你的队伍”里把它移出。换过去的，等级、经验值和招式都不变，还记得所有的主人。',
        {
          links: [
            { to: '/trades', text: '你的上架' },
            { to: '/offers', text: '你的出价' },
          ],
        },
      ],
      also: '交换 出价 给出 换',
    },
    {
      id: 'trade-safety',
      question: '交换时会有人骗我吗？',
      answer: [
        '你看到什么，就得到什么：拿来出价的生灵，如果出价之后种类、等级或招式变了，就不能接受，双方都看得到哪里不同。给上架的生灵换招式，对它的出价就会结束：拿来出价的又自由了，出价的人会收到通知。交换要么一次全部完成，要么一点也不发生，对它们的其他出价都会结束。',
      ],
      also: '诈骗 欺骗 作弊 交换 安全 出价 变化',
    },
  ],
});
