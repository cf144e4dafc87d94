import type { martWords } from '../en/pokemart.ts';
import { numberWords } from '../format.ts';

const words: typeof martWords = {
  loading: '正在看货架',
  title: '商店',
  held: (coins) => `你有${numberWords(coins)}枚金币可花。`,
  table: '商品',
  shelves: { label: '货架', wares: '路上用', camp: '营地用', looks: '穿的', tutor: '老师' },
  columns: { item: '商品', quantity: '数量', bag: '已有', cost: '金额' },
  quantityOf: (item) => `${item}的数量`,
  price: (coins) => `${numberWords(coins)}枚金币`,
  carried: '你带着它',
  lacks: (coins) => `差${numberWords(coins)}枚`,
  buy: (coins) => `花${numberWords(coins)}枚金币购买`,
  buying: '正在购买，请稍候',
  left: (coins) => `会剩下${numberWords(coins)}枚金币。`,
  missing: (coins) => `还差${numberWords(coins)}枚金币。`,
  unchosen: '请选每样要几个。',
  clear: '清空数量',
  none: '请先填数量',
  poor: '金币不够！',
  done: '购买成功',
  towns: (names) => `${names.join('、')}：那里的商店有自己独有的货。站在那儿再来看看。`,
  here: '只在这里卖',
  stepsLeft: '步剩余',
  ledger: '金币花到哪儿去了',
  failed: {
    title: '商店关着门',
    text: import.meta.env.TRIAL
      ? '门没能打开。你的金币和背包在这个浏览器里安然无恙。'
      : '服务器没有回应。你的金币和背包在那里安然无恙。',
  },
};
export default words;
