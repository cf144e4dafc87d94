import type { achievementWords } from '../en/achievements.ts';
import { numberWords } from '../format.ts';

type Field = Parameters<typeof achievementWords.field>[0];
type Rank = Parameters<typeof achievementWords.rank>[0];

const FIELDS: Readonly<Record<Field, { readonly title: string; readonly text: (goal: number) => string }>> = {
  species: { title: '收藏家', text: (goal) => `捉到${numberWords(goal)}种生灵。` },
  types: { title: '多面手', text: (goal) => `捉到${numberWords(goal)}种属性的生灵。` },
  evolved: { title: '养育者', text: (goal) => `拥有${numberWords(goal)}种由别的生灵进化而来的生灵。` },
  shiny: {
    title: '闪色寻觅者',
    text: (goal) => (goal === 1 ? '捉到一只闪色的生灵。' : `捉到${goal}种闪色的生灵。`),
  },
  dark: {
    title: '暗色寻觅者',
    text: (goal) => (goal === 1 ? '捉到一只暗色的生灵。' : `捉到${goal}种暗色的生灵。`),
  },
  sketches: { title: '速写好手', text: (goal) => `为${numberWords(goal)}种生灵画速写。` },
  studies: { title: '研究者', text: (goal) => `为${numberWords(goal)}种生灵写论文。` },
  level: { title: '培育师', text: (goal) => `拥有一只${goal}级的生灵。` },
  badges: { title: '徽章得主', text: (goal) => `打败${numberWords(goal)}位馆主。` },
  champions: {
    title: '冠军',
    text: (goal) => (goal === 1 ? '打败一位冠军。' : `打败${goal}位冠军。`),
  },
  wild: { title: '荒野斗士', text: (goal) => `赢下${numberWords(goal)}场对野生生灵的对战。` },
  users: { title: '挑战者', text: (goal) => `赢下${numberWords(goal)}场玩家对战。` },
  gold: { title: '赌注赢家', text: (goal) => `赢下${numberWords(goal)}场赌注战。` },
  training: { title: '陪练搭档', text: (goal) => `赢下${numberWords(goal)}场经验战。` },
  trades: {
    title: '交换好手',
    text: (goal) => (goal === 1 ? '和另一位玩家交换一次。' : `完成${goal}次交换。`),
  },
  maps: { title: '探险家', text: (goal) => `走过${numberWords(goal)}张地图。` },
  names: { title: '好朋友', text: (goal) => `队伍里同时有${goal}只起了昵称的伙伴。` },
};

const RANKS: Readonly<Record<Rank, string>> = { copper: '铜', silver: '银', gold: '金' };

const titleOf = (field: Field, rank: Rank): string => `${FIELDS[field].title}·${RANKS[rank]}`;

const words: typeof achievementWords = {
  title: '成就',
  loading: '正在读取你的成就',
  failed: { title: '暂时读取不到你的成就' },
  name: titleOf,
  field: (field) => FIELDS[field].title,
  rank: (rank) => RANKS[rank],
  text: (field, goal) => FIELDS[field].text(goal),
  count: (reached, all) => `${reached}／${all}`,
  next: '接下来的',
  all: '全部成就',
  progress: (count, goal) => `${numberWords(count)}／${numberWords(goal)}`,
  progressOf: (name) => `${name}的进度`,
  reached: '已达成',
  everything: '全部成就你都达成了。',
  noHurry: '每一项都从你来的第一天算起。没有哪一项有期限，也没有哪一项要你按时回来。',
  told: (field, rank) => `达成成就：${titleOf(field, rank)}`,
  toldAll: (count) => `达成了${count}项成就，个人资料里看得到。`,
  none: (user) => `${user}还没有达成任何成就。`,
};
export default words;
