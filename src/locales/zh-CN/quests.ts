import type { questWords } from '../en/quests.ts';
import { numberWords } from '../format.ts';
import { chineseType } from './ids.ts';

interface Words {
  readonly title: string;
  readonly text: (goal: number) => string;
}
type Deed = Parameters<typeof questWords.name>[0];

const DEEDS: Readonly<Record<Exclude<Deed, `beaten:${string}`>, Words>> = {
  steps: { title: '活动活动腿脚', text: (goal) => `走${numberWords(goal)}步。绕圈也算。` },
  wild: { title: '一身草渍', text: (goal) => `赢下${numberWords(goal)}场对野生生灵的对战。` },
  training: { title: '寻陪练一名', text: (goal) => `赢下${numberWords(goal)}场经验战。` },
  gym: { title: '登门拜访', text: (goal) => `打败${numberWords(goal)}位馆主。老熟人也算。` },
  caught: { title: '再来一位也坐得下', text: (goal) => `捉住${numberWords(goal)}只野生的生灵。` },
  newSpecies: { title: '初次见面', text: (goal) => `捉住${numberWords(goal)}种你从没有过的生灵。` },
  picked: {
    title: '低头有喜',
    text: (goal) =>
      goal === 1
        ? '采下一丛灌木的浆果，或者捡起谁掉的东西。'
        : `采浆果或捡东西，一共${numberWords(goal)}次。`,
  },
  evolved: { title: '孩子长得真快', text: (goal) => `让${numberWords(goal)}只生灵进化。` },
  'met:dawn': { title: '早起的人', text: (goal) => `在黎明与${numberWords(goal)}只野生生灵对战。` },
  'met:day': { title: '光天化日', text: (goal) => `在白天与${numberWords(goal)}只野生生灵对战。` },
  'met:dusk': { title: '影子长长', text: (goal) => `在黄昏与${numberWords(goal)}只野生生灵对战。` },
  'met:night': { title: '灯笼自备', text: (goal) => `在夜晚与${numberWords(goal)}只野生生灵对战。` },
};

/** The words for a type are put in where the quest is about one. */
function wordsOf(deed: Deed): Words {
  if (!deed.startsWith('beaten:')) return DEEDS[deed as keyof typeof DEEDS];
  const type = chineseType(deed.slice('beaten:'.length));
  return {
    title: `属性问题：${type}`,
    text: (goal) => `赢下${numberWords(goal)}场对${type}系生灵的对战。经验战里每种属性都有。`,
  };
}

const words: typeof questWords = {
  title: '任务',
  intro: '每天三件小事，每周一件大些的。做也好，不做也好：没有谁记着你落下了什么。',
  name: (deed) => wordsOf(deed).title,
  text: (deed, goal) => wordsOf(deed).text(goal),
  today: '今天',
  week: '本周',
  former: '还是你的',
  formerText: '以前做完、还没领的。奖励会等七天。',
  progress: (count, goal) => `${numberWords(count)}／${numberWords(goal)}`,
  progressOf: (name) => `${name}的进度`,
  coins: (count) => `${numberWords(count)}枚金币`,
  item: (name, count) => `${name}×${numberWords(count)}`,
  go: '去那里',
  claim: '领取奖励',
  claimOf: (name) => `领取${name}的奖励`,
  claimed: '奖励已领',
  until: (day) => `到${day}UTC零点为止`,
  endsToday: 'UTC零点会来新的任务。',
  loading: '正在展开今天的单子',
  failed: {
    title: '暂时读取不到单子',
    text: '你做的事照样算数。过一会儿再试。',
  },
  noHurry: '落下一天没有任何损失：没有要保持的连续天数，做完的任务会等你七天来领。',
  all: '全部任务',
  doneToday: '三件都做完了。去草地上躺躺吧。',
  rewardsWait: (count) => `有${numberWords(count)}份奖励在等你。`,
  got: (parts) => `你得到了${parts.join('和')}。`,
  finished: (name) => `任务完成：${name}`,
  line: (when, name, text, progress, reward) => `${when}：${name}。${text}${progress}。奖励：${reward}。`,
  lineReady: '已完成：输入“领奖”。',
  nothingToClaim: '没有奖励在等你。输入“任务”，听听有什么可做。',
};
export default words;
