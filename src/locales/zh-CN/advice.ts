import type { adviceWords } from '../en/advice.ts';
import { chineseRegion } from './ids.ts';

const words: typeof adviceWords = {
  title: '接下来做什么',
  loading: '正在替你四处看看…',
  failed: '没能读取接下来可做的事。',
  offers: {
    title: (count) => `有${count}个出价在等你`,
    text: '有人想和你交换。',
  },
  evolve: {
    title: (name, count) => (count === 1 ? `${name}可以进化了` : `${name}和另外${count - 1}只可以进化了`),
    text: '按一下就好，什么时候都行。',
  },
  balls: {
    title: (count) => (count === 0 ? '球用完了' : `只剩${count}个球了`),
    text: '商店里还有。',
  },
  firstSteps: {
    title: '捉住第二只生灵',
    text: '走进高草丛：先让它没力气，再扔球。',
  },
  gym: {
    title: (name) => `挑战${name}`,
    text: (region, least, most) =>
      `${chineseRegion(region)}的道馆，${least === most ? least : `${least}～${most}`}级。`,
  },
};
export default words;
