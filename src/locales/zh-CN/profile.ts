import type { profileWords } from '../en/profile.ts';
import { numberWords } from '../format.ts';
import { chineseTier, chineseType } from './ids.ts';

const coins = (count: number) => `${numberWords(count)}枚金币`;

const words: typeof profileWords = {
  title: '个人资料',
  loading: '正在读取你的资料',
  failed: {
    title: '暂时读取不到你的资料',
    text: import.meta.env.TRIAL
      ? '没能读出来。你取得的一切在这个浏览器里安然无恙。'
      : '服务器没有回应。你取得的一切在那里安然无恙。',
  },
  card: '训练家卡片',
  since: '成为训练家',
  facts: {
    steps: '走过的步数',
    pokemons: 'Pokemon',
    seen: '见过的种类',
    caught: '捉到的种类',
    badges: '徽章',
    coins: '金币',
  },
  number: (amount) => numberWords(amount),
  sections: '你做过的事',
  tabs: {
    records: '战绩',
    badges: '徽章',
    achievements: '成就',
    coins: '金币',
    battles: '对战',
    trades: '交换',
  },

  records: {
    title: '战绩',
    bestStreak: '最长连胜',
    streak: '当前连胜',
    wins: (count) => `${numberWords(count)}胜`,
    streakHint: '接连赢下的对战数。捕捉既不算进去，也不打断它。',
    rarest: '最稀有的收获',
    noRarest: '还没有谁跟着你。',
    level: (level) => `${level}级`,
    inPokedex: '查一查',
    table: '按种类和结果统计的对战',
    type: '对战',
    all: '全部对战',
  },
  types: {
    wb: '野生',
    gym: '道馆战',
    user: '玩家对战',
    training: '经验战',
    gold: '赌注战',
  },
  gotAway: '逃掉了',
  results: { win: '胜', lose: '负', caught: '捉到', fled: '逃走' },

  badges: {
    title: '徽章',
    loading: '正在读取你的徽章',
    progress: (won, all) => `${won}／${all}`,
    won: '已得到',
    missing: '还没得到',
    champion: '冠军',
    toGyms: '去道馆',
  },

  ledger: {
    title: '金币',
    loading: '正在数你的金币',
    held: (count) => `你有${coins(count)}。`,
    toMart: '去商店吗？',
    reasons: {
      newcomer: '新人的钱包',
      grant: '管理员的礼物',
      battle: '赢下对战',
      stake: '赌注战的赌注',
      prize: '赌注战的奖金',
      found: '路上捡到',
      quest: '任务奖励',
      research: '一页研究',
      catch: '捉到生灵',
      purchase: '商店购物',
      lesson: '老师的一课',
      entry: '锦标赛报名费',
      trophy: '锦标赛奖金',
      deleted: '账号已删除',
    },
    amount: (amount) => `${amount < 0 ? '−' : '+'}${numberWords(Math.abs(amount))}`,
    balance: (count) => `结余${coins(count)}`,
    none: '还没有金币进出。',
  },

  battles: {
    title: '对战',
    loading: '正在读取你的对战',
    opponent: {
      wb: (name) => `野生的${name}`,
      gym: (name) => name,
      user: (name) => name,
      training: (type) => `${chineseType(type)}系的陪练`,
      gold: (tier) => `${chineseTier(tier)}驻场队`,
    },
    rounds: (count) => `${numberWords(count)}回合`,
    coins: (count) => `+${coins(count)}`,
    exp: (count) => `+${numberWords(count)}经验值`,
    watch: '观看',
    watchOf: (who) => `观看与${who}的对战`,
    gone: '不能再看了',
    older: '留下的记录',
    olderOf: (who) => `对战留下的记录：${who}`,
    noneTitle: '还没有对战',
    noneText: '你打完的每一场都记在这里，最近的还能重看。',
    toMaps: '去地图吗？',
  },
};
export default words;
