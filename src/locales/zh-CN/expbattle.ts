import type { trainingWords } from '../en/expbattle.ts';

const words: typeof trainingWords = {
  title: '经验战',
  intro: '同一属性的陪练，数量和你的队伍一样，等级稍低一些。',
  select: '选择属性',
  wheel: '陪练的属性',
  none: '还没有选',
  start: '开始训练',
  starting: '载入中',
  experience: (times) => `${times}倍经验值`,
  coins: '没有金币',
  facts: '能得到什么',
  weak: '你哪些招式最能打疼它们',
  strong: '它们的招式最能打疼谁',
};
export default words;
