import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { mapsWords } from '../../en/maps.ts';
import { numberWords } from '../../format.ts';
import { chineseTier } from '../ids.ts';

/** Coins, what they buy, and what can be staked. */
export const chineseCoinsChapter = ({ goods, lures, gold }: FaqFacts): FaqChapter => ({
  id: 'coins',
  title: '金币',
  questions: [
    {
      id: 'mart',
      question: '商店卖什么？',
      answer: [
        {
          table: {
            caption: '商店卖的东西',
            head: ['商品', '金币', '是什么'],
            rows: goods.map(({ name, price, text }) => [name, numberWords(price), text]),
          },
        },
        { links: [{ to: '/pokemart', text: '去商店' }] },
      ],
      also: '买 价钱 商店 道具 球 护符 花费',
    },
    {
      id: 'charms',
      question: '护符怎么起作用？',
      answer: [
        '带着就起作用：背包里有一个就够，第二个不会多添什么。管对战的，在对战开始时查看；管相遇的，每走一步查看。赌注战的奖金不变。',
        { list: goods.filter(({ charm }) => charm).map(({ name, text }) => `${name}：${text}`) },
      ],
      also: '小径 金币 学习 微光 护符 加成 运气',
    },
    {
      id: 'lures',
      question: '吸引生灵的东西怎么起作用？',
      answer: [
        '买下就开始起作用。在有生灵的地方，每走一步消耗一点，在别处就歇着；地图和商店会写还剩多少步。几样可以同时用，效果会相加，也和护符相加。',
        {
          table: {
            caption: '吸引生灵的东西、步数和出售的地方',
            head: ['商品', '步数', '哪里卖'],
            rows: lures.map(({ name, steps, sold }) => [
              name,
              numberWords(steps),
              sold.length > 0 ? sold.map((map) => mapsWords.places[map].title).join('、') : '到处都有',
            ]),
          },
        },
      ],
      also: '草哨 灯笼 盐铃 珍珠 星 云铃 步数 稀有 闪色 镇 商店',
    },
    {
      id: 'furniture',
      question: '家具有什么用？',
      answer: [
        '用来看。在商店买下，在首页用“布置营地”摆到八个位置之一，然后坐下来。灯在夜里会亮，看得到你训练家主页的人也看得到你的营地。有的家具只在某个地区的镇上卖。',
        { links: [{ to: '/pokemart?tab=camp', text: '商店里的家具' }] },
      ],
      also: '营地 帐篷 地毯 灯笼 旗 装饰 家 长凳',
    },
    {
      id: 'looks',
      question: '买来的样子有什么用？',
      answer: [
        '穿，没有别的用处。有十二个不要钱，其余的由商店卖：一个到处都有，另外每个其他地区的镇上各有一个。买下以后，在首页用“换个样子”穿上，想换几次都行。',
        { links: [{ to: '/pokemart?tab=looks', text: '商店里的样子' }] },
      ],
      also: '样子 衣服 服装 帽子 大衣 人物 穿 狐狸',
    },
    {
      id: 'tutor',
      question: '老师教什么？',
      answer: [
        '教生灵自己会学的招式，最多提前十级。按等级已经学会的，在“你的队伍”里免费挑选，想换几次都行。教会的招式一旦换掉就忘了，要等到那个等级，或者再付一次。',
        { links: [{ to: '/pokemart?tab=tutor', text: '去找老师' }] },
      ],
      also: '老师 教 课 学 招式 学校 金币',
    },
    {
      id: 'tournaments',
      question: '锦标赛是怎么回事？',
      answer: [
        '付报名费，和等级相近的驻场队一场接一场，全部打赢，就得到奖金和一条绶带。报名的队伍要打到底；两场之间每只只恢复一些HP。输了一场，或者去打了别的对战，锦标赛就结束，报名费也没了。关掉窗口不会失去什么：锦标赛会等你。',
        { links: [{ to: '/goldbattle', text: '去锦标赛' }] },
      ],
      also: '锦标赛 比赛 报名 奖金 绶带 场次 驻场队',
    },
    {
      id: 'gold',
      question: '赌注战划算吗？',
      answer: [
        '你押上金币，赢了就得奖金。胜率是实测的：训练家如果总出看起来最有用的招，就能赢这么多。懂得属性、排好顺序，可以赢得更多。',
        {
          table: {
            caption: '赌注、奖金和胜率',
            head: ['级别', '赌注', '奖金', '胜率'],
            rows: gold.map(({ tier, stake, prize, odds }) => [
              chineseTier(tier),
              numberWords(stake),
              numberWords(prize),
              `${odds}%`,
            ]),
          },
        },
        `${gold
          .map(({ tier, raise }) =>
            raise === 0
              ? `${chineseTier(tier)}的对手和你的队伍一样高`
              : `${chineseTier(tier)}的最多高${raise}%`,
          )
          .join('，')}。`,
        { links: [{ to: '/goldbattle', text: '去赌注战' }] },
      ],
      also: '赌注 胜率 级别 铜 银 金 奖金',
    },
  ],
});
