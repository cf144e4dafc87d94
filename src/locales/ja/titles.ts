import type { titleWords } from '../en/titles.ts';
import { numberWords } from '../format.ts';

const TITLES: Readonly<Record<string, string>> = {
  greenreach: '谷のともだち',
  harkmoor: '湿原に耳すます人',
  scattersea: '七つめの波',
  overcloud: '雲と呼びすての仲',
  fourlight: '四つめの灯の番人',
  'research-1': 'えんぴつの持ち主',
  'research-5': 'ひざに草じみの学者',
  'research-15': '足あと読み',
  'research-40': '野生の文通相手',
  'research-80': '草むら博士',
  'research-120': '巣穴で待たれる人',
  'research-166': '全員の名前を知る人',
};

const words: typeof titleWords = {
  of: (id) => TITLES[id] ?? '',
  choose: '名前にそえる称号',
  none: '称号なし',
  chosen: (title) => (title ? `これからは「${title}」です。` : '名前だけにもどりました。'),
  hint: '地方クエストを最後まで終えると称号がもらえます。Pokedexの研究でももらえます。',
  toQuests: 'クエストへ',
  studied: (count) => `研究した種類：${numberWords(count)}。増えるほどカードの枠がりっぱになります。`,
};
export default words;
