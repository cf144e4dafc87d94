import type { wayWords } from '../en/ways.ts';
import { chineseRegion } from './ids.ts';

type Door = Parameters<typeof wayWords.enter>[0];

const GYMS: Readonly<Record<string, string>> = {
  'thornby-garden': '索恩比花园',
  'crackle-mill': '克拉克尔磨坊',
  'cinder-forge': '辛德铁匠铺',
  'tidewell-lock': '泰德韦尔水闸',
  'dusk-lantern': '达斯克灯屋',
  'holdfast-quarry': '霍法斯特采石场',
  'rime-hall': '莱姆冰厅',
  'windrow-tower': '温德罗高塔',
  'oduya-show': '奥杜亚大赛',
  'pascoe-fold': '帕斯科羊栏',
  'eskil-hives': '埃斯基尔蜂园',
  'callan-bog': '卡伦沼地',
  'sattar-vats': '萨塔尔染坊',
  'stanek-wall': '斯塔内克石墙',
  'strang-ring': '斯特朗角力场',
  'hollow-well': '霍洛水井',
  'wintersgill-bell': '温特斯吉尔钟楼',
  'vane-house': '聆泽府',
  'bras-galley': '布拉斯船厨',
  'tovua-kites': '托武阿风筝坊',
  'amaury-stills': '阿莫里香水坊',
  'karras-kiln': '卡拉斯窑',
  'minami-light': '南家灯塔',
  'bellacorda-masks': '贝拉科达面具坊',
  'mensah-slip': '门萨船台',
  'orosa-reef': '奥罗萨礁',
  'tan-harbour': '陈家港',
  'lhawang-loom': '拉旺织坊',
  'huanca-springs': '万卡温泉',
  'diallo-strata': '迪亚洛岩层',
  'tuyet-steps': '雪住持千级阶',
  'aikio-glacier': '艾基奥冰川',
  'qamar-dome': '卡马尔圆顶',
  'zahnd-railway': '灿德铁路',
  'karaly-rescue': '卡拉利救援屋',
  'merak-summit': '美拉茶棚',
  'moyo-seeds': '莫约种子馆',
  'quince-daybreak': '昆斯晓屋',
  'haddad-glass': '哈达德玻璃坊',
  'pell-ledgers': '佩尔账房',
  'wrona-roost': '弗罗纳鸟栖',
  'laras-shadows': '拉拉斯影戏棚',
  'saarvi-lake': '萨尔维湖',
  'oyelo-vigil': '奥耶洛守夜屋',
  'abebe-hours': '阿贝贝时辰屋',
};

const doorName = (door: Door): string => (door.kind === 'mart' ? 'Pokemart' : (GYMS[door.gym] ?? door.gym));

const words: typeof wayWords = {
  label: '前面的路',
  to: (map) => `去${map}`,
  enter: (door) => `进入${doorName(door)}`,
  closed: (map, { region, badges, won }) =>
    `去${map}的门关着。有${badges}枚${chineseRegion(region)}的徽章就会开；你${won === 0 ? '一枚都还没有' : `有${won}枚`}。`,
  gyms: '去道馆',
  exit: (map) => `去${map}的路`,
  exitIn: (way, map) => `往${way}通向${map}。`,
  door: (door) => `你面前是${doorName(door)}的门。输入“进”就能打开。`,
  noDoor: '这里没有门。',
  shut: {
    house: '门锁着。住在这儿的人出门看生灵去了。',
    windmill: '磨盘在转，门就不开。它已经转了四十年。',
    lighthouse: '门锁着。钥匙在守塔人手里，守塔人在睡觉：灯是夜里干活的。',
  },
};
export default words;
