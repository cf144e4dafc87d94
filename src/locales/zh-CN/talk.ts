import type { talkWords } from '../en/talk.ts';

const words: typeof talkWords = {
  to: (name) => `和${name}说话`,
  beside: (name, way) => `${name}就在你旁边的${way}面。`,
  waits: (name) => `${name}在想…`,
  next: '继续',
  bye: '再见',
  battle: '对战',
  choices: { banked: '用灰盖住', loose: '不插门闩' },
  notYet: '还没想好',
  log: '说过的话',
  back: '返回',
  nobody: '你旁边没有可以说话的人。',
  notHere: (name) => `${name}不在你旁边。`,
  said: (name, text) => `${name}：“${text}”`,
  arrived: (name) => `你来到了${name}旁边。`,
  near: (people) => `附近的人：${people.join('、')}。`,
  typeTalk: '输入“说话”，听听他们说什么。',
  typeChoice: '输入“盖住”或“不插”来回答。只能回答一次。',
  noQuestion: '没有人问你。',
  typeFight: (name) => `输入“对战”，就能和${name}打一场。`,
};
export default words;
