import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';

/** What newcomers ask first. */
export const chineseBeginningChapter = ({
  starters,
  newcomer,
  name,
  password,
  teamSize,
  species,
}: FaqFacts): FaqChapter => ({
  id: 'beginning',
  title: '入门',
  questions: [
    {
      id: 'begin',
      question: '怎么开始？',
      answer: [
        `注册，从${starters}只里选出第一只生灵，然后打开地图。走过高草丛、树林、沙地、岸边或岩石间：野生的生灵就住在那里。`,
        {
          links: [
            { to: '/signup', text: '注册' },
            { to: '/maps', text: '打开地图' },
          ],
        },
      ],
      also: '开始 新账号 最初 第一步 新手',
    },
    {
      id: 'bag',
      question: '一开始我有什么？',
      answer: [
        `一只${newcomer.level}级的生灵，${numberWords(newcomer.coins)}枚金币，还有${newcomer.balls.join('、')}。`,
        `你的队伍能容下${teamSize}只。一共有${species}种生灵等你发现。`,
      ],
      also: '金币 球 开始 多少 生灵 种类',
    },
    {
      id: 'password',
      question: '名字和密码可以怎么起？',
      answer: [
        `名字要${name.least}到${name.most}个字符，可以用A到Z的字母（带重音的，以及ø、ß这样的，都欢迎）、数字、点、短横线和单个空格。不能和别人一样，也不能看起来像：大小写、空格和重音不算区别，0和o、1和l或i也不算。`,
        `密码至少${password.least}个字符，用什么都行。${password.least}个就收，多一些更聪明：谁猜中了，谁就能以你的身份玩。连着写三四个词，好记又难猜。`,
        '游戏不问你的邮箱，所以没法把忘掉的密码寄给你：请存好注册时得到的恢复码。服务器只留下打乱的形式，谁也读不出来。',
      ],
      also: '账号 安全 登录 忘记 短 字符 邮箱',
    },
    {
      id: 'walk',
      question: '怎么走路？',
      answer: [
        '用方向键（两个一起按走斜线）、W A S D、数字小键盘、手柄，或者屏幕上的方向盘。按住一个方向就一直走。也可以点按或点击地图上的一处：你会沿着能走的地面走过去，直到有生灵出现，或者你自己走了一步。灰掉的方向走不通。页面底部的“操作方式”列着所有的键和按钮。',
      ],
      also: '移动 操作 按键 触屏 方向盘 方向',
    },
  ],
});
