import type { titleWords } from '../en/titles.ts';
import { numberWords } from '../format.ts';

const TITLES: Readonly<Record<string, string>> = {
  greenreach: '山谷之友',
  harkmoor: '聆泽的耳朵',
  scattersea: '第七个浪头',
  overcloud: '与云以名相称的人',
  fourlight: '第四盏灯的看守',
  'research-1': '有一支铅笔的人',
  'research-5': '裤腿沾草的学者',
  'research-15': '会读脚印的人',
  'research-40': '荒野的笔友',
  'research-80': '高草丛博士',
  'research-120': '洞口有谁在等的人',
  'research-166': '叫得出每个名字的人',
};

const words: typeof titleWords = {
  of: (id) => TITLES[id] ?? '',
  choose: '名字旁的称号',
  none: '不用称号',
  chosen: (title) => (title ? `从现在起：${title}。` : '你的名字又独自站着了。'),
  hint: '每个地区任务线的最后一步会给一个称号，Pokedex里的研究也会。',
  toQuests: '去看任务',
  studied: (count) => `研究完${numberWords(count)}种。卡片的边框会随之越来越精致。`,
};
export default words;
