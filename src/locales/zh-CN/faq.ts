import type { faqWords } from '../en/faq/index.ts';

const words: typeof faqWords = {
  title: '常见问题',
  intro: import.meta.env.TRIAL
    ? '新玩家会问的事。数字是按游戏实际所用的算出来的。账号、交换和其他玩家只在服务器上有，试玩版里没有。'
    : '新玩家会问的事。数字是按服务器实际所用的算出来的。',
  search: '搜索问题',
  chapters: '章节',
  found: (count) => `${count}个答案`,
  none: '没有答案里有这些词',
  noneText: '少写几个词，或者换一个试试。',
  clear: '显示全部问题',
  link: '这个答案的链接',
};
export default words;
