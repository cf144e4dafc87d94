import type { WildGround } from '../../../../content/encounters/grounds.ts';
import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { hours as hourWords } from '../../en/hours.ts';
import { mapsWords } from '../../en/maps.ts';

const titleOf = (name: string): string =>
  Object.entries(mapsWords.places).find(([key]) => key === name)?.[1].title ?? name;
const GROUNDS: Readonly<Record<WildGround, string>> = {
  meadow: '草甸',
  'tall-grass': '高草丛',
  wood: '树林',
  sand: '沙地',
  shore: '岸边',
  rocks: '岩石间',
  snow: '雪地',
};
const TIERS: Readonly<Record<string, string>> = {
  common: '常见',
  uncommon: '少见',
  rare: '稀有',
  fabled: '传说',
};

/** Questions about where and how often wild creatures appear. */
export const chineseWildChapter = ({
  grounds,
  maps,
  hours,
  tiers,
  kinds,
  legends,
}: FaqFacts): FaqChapter => ({
  id: 'wild',
  title: '野生的生灵',
  questions: [
    {
      id: 'grounds',
      question: '野生的生灵住在哪里？',
      answer: [
        '每种地面有自己的住客。在上面走一步，遇到谁的几率如下；路、铺石地和桥上是安全的。',
        {
          table: {
            caption: '走一步遇到谁的几率',
            head: ['地面', ...maps.map(({ name }) => titleOf(name))],
            rows: grounds.map(({ ground, percents }) => [
              GROUNDS[ground],
              ...percents.map((each) => (each === null ? '–' : `${each}%`)),
            ]),
          },
        },
        `走得越远，它们越强：${maps
          .map(({ name, cellsPerLevel }) => `${titleOf(name)}每${cellsPerLevel}格高一级`)
          .join('，')}。`,
        '遇到过一次的，Pokedex会写明住处、时段和几率。',
        { links: [{ to: '/pokedex', text: '翻开Pokedex' }] },
      ],
      also: '相遇 几率 地图 高草丛 树林 沙地 岸边 岩石 草甸 寻找',
    },
    {
      id: 'rare',
      question: '稀有有多稀有？',
      answer: [
        '在每个地方，生灵分为常见、少见、稀有和传说。假如每一档各有一种会来，那么每遇到一只传说的，其余的会遇到这么多只：',
        { list: tiers.map(({ tier, times }) => `${TIERS[tier] ?? tier}：${times}`) },
        `相传有${legends}种传奇生灵。每一种都属于传说，在很远的一种地面上，只在一个时段来。`,
      ],
      also: '档次 几率 概率 传奇 传说 少见 常见',
    },
    {
      id: 'kinds',
      question: '暗色和闪色的生灵是什么？',
      answer: [
        '每一种都有的稀有色型。暗色的打得重一些，闪色的动得快一些，样子也配得上。色型写在名字前面，所以不会只靠颜色来分辨。',
        {
          list: [
            `暗色：每${kinds.dark.oneIn}只里有一只，攻击高${kinds.dark.more}%。`,
            `闪色：每${kinds.shiny.oneIn}只里有一只，速度高${kinds.shiny.more}%。`,
          ],
        },
        `背包里有微光护符，就是每${kinds.dark.oneInWithCharm}只里一只，和每${kinds.shiny.oneInWithCharm}只里一只。`,
        `研究也有帮助：每捉到一种，两样的机会都永远增加${kinds.notes}%。`,
      ],
      also: '几率 概率 颜色 色型',
    },
    {
      id: 'research',
      question: '研究是什么，能得到什么？',
      answer: [
        `在Pokedex里，每一种的页面上有几项课题：捉几只、在它的时段遇见它、带着它打赢、让它进化。任选${kinds.study.sketch}项就成一幅速写，任选${kinds.study.tasks}项就成一篇论文；两样都给一些金币，不用交换，也不靠运气。游戏会自己数，没有期限。`,
        `研究过一种的人，遇到闪色的机会是${kinds.study.times}倍：从每${kinds.shiny.oneIn}只里一只，变成每${kinds.study.oneIn}只里一只，永远如此，护符还另算。这是温和的路，没有别的捷径。`,
        '研究的种类多了，会有称号，可以选一个写在名字旁，训练家卡片的边框也越来越精致。不来的人也不会失去它们。',
        { links: [{ to: '/pokedex', text: '翻开Pokedex' }] },
      ],
      also: '课题 论文 速写 称号 边框 闪色 几率 图鉴 笔记',
    },
    {
      id: 'finds',
      question: '地图上有什么可捡，浆果会坏吗？',
      answer: [
        '地上有球和钱包，每样每人捡一次：走过去，按按钮、Enter，或者点按。还有些藏在好奇的人会看的地方：桶里、树桩里、石头后面。路牌和人们会透露一二。',
        '浆果每天长一回；一天从UTC零点开始。一丛的汁正好添一口水壶。熟了的会一直等你：不来的人什么也不损失。',
      ],
      also: '道具 地上 捡 隐藏 浆果 灌木 路牌 读 看 拿 宝藏',
    },
    {
      id: 'hours',
      question: '时段和天气会改变什么？',
      answer: [
        `烬野的一天是现实的${hours.reduce((sum, { minutes }) => sum + minutes, 0)}分钟，人人同时：${hours
          .map(({ hour, minutes }) => `${hourWords.names[hour]}${minutes}分钟`)
          .join('，')}。有些生灵只在某些时段来。`,
        '地图上的天气每五分钟一变，人人同时。有些生灵只在雾、雨或雪里来，有些在喜欢的天气里更常来；Pokedex会写明。',
        '对战里的天气是另一回事：由招式带来，只在那里起作用。',
      ],
      also: '时间 时钟 黎明 白天 黄昏 夜晚 雨 太阳 季节 雾 雪 落叶 天气',
    },
  ],
});
