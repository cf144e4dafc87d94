import type { itemTexts } from '../../en/content/items.ts';

const words: typeof itemTexts = {
  nball: {
    name: '普通球',
    description: '朴素的托座，透明的玻璃。适合疲惫或温顺的生灵。',
  },
  gball: {
    name: '超级球',
    description: '宽些的托座，蓝色的玻璃。捉得住的机会是普通球的1.5倍。',
  },
  uball: {
    name: '特级球',
    description: '烧过两遍的琥珀色玻璃。捉得住的机会是普通球的2倍。',
  },
  mball: {
    name: '大师球',
    description: '紫罗兰色的玻璃，再没有人知道怎么做。从不失手。',
  },
  'trail-charm': {
    name: '小径护符',
    description: '系在绳上的一只木雕靴子。带在身上，稀有生灵出现的机会是1.5倍。',
  },
  'coin-charm': {
    name: '金币护符',
    description: '两面都是人头的硬币，两张脸都在笑。带在身上，胜利多得一成金币。',
  },
  'study-charm': {
    name: '学习护符',
    description: '什么书都读过的书签。带在身上，你的队伍学得快一成。',
  },
  'glimmer-charm': {
    name: '微光护符',
    description: '银爪抓着的一片暮色。带在身上，闪色和暗色生灵出现的机会是2倍。',
  },
  'grass-whistle': {
    name: '草哨',
    description: '听过一个秘密的草叶。在野外走100步之内，稀有生灵出现的机会是1.5倍。',
  },
  'peat-lantern': {
    name: '泥炭灯笼',
    description: '烧得慢，有旧雨的气味。在野外走150步之内，稀有生灵出现的机会是2倍。',
  },
  'salt-bell': {
    name: '盐铃',
    description: '只在水下响，长耳朵的都会上来看看。在野外走200步之内，稀有生灵出现的机会是2.5倍。',
  },
  'pearl-dust': {
    name: '珍珠粉',
    description: '牡蛎打喷嚏打出的一撮月光。在野外走150步之内，闪色和暗色生灵出现的机会是1.5倍。',
  },
  'star-bait': {
    name: '星饵',
    description: '一根很长的线上，一粒陨星的碎屑。在野外走200步之内，闪色和暗色生灵出现的机会是2倍。',
  },
  'cloud-chime': {
    name: '云铃',
    description: '七根细管，奏出风正要说的话。在野外走250步之内，稀有生灵出现的机会是3倍。',
  },
  'flower-box': {
    name: '花箱',
    description: '从前装球的箱子，种上了金盏花。花还没有发觉。',
  },
  'camp-lantern': {
    name: '营地灯笼',
    description: '亮得能看书。飞蛾自己带书来。',
  },
  'plaid-rug': {
    name: '格子毯',
    description: '掉在上面的每一粒面包屑，都还在里面的什么地方。',
  },
  'trail-sign': {
    name: '路牌',
    description: '指着四个方向，每个都写“以后”。',
  },
  bunting: {
    name: '彩旗串',
    description: '为随时可能开起来的派对准备的旗。',
  },
  'stew-pot': {
    name: '炖锅',
    description: '还没有人问里面是什么，它就在咕嘟了。',
  },
  bench: {
    name: '长凳',
    description: '坐两个人，或者一个人和一个很大的主见。',
  },
  'banner-greenreach': {
    name: '翠野旗',
    description: '绿底上一片叶子。夸它就沙沙响。',
  },
  'berry-tent': {
    name: '浆果帐篷',
    description: '你的帐篷，红得像谁也不敢拿的最后一颗浆果。',
  },
  'string-lights': {
    name: '串灯',
    description: '六盏小灯，说什么也不肯一盏接一盏地灭。',
  },
  hammock: {
    name: '吊床',
    description: '上去是门艺术。下来是个传说。',
  },
  'sun-rug': {
    name: '太阳毯',
    description: '正午织成。冬天，正中间也是暖的。',
  },
  'moss-rug': {
    name: '苔藓毯',
    description: '软，绿，每年春天大一点点。',
  },
  'banner-harkmoor': {
    name: '聆泽旗',
    description: '泥炭棕底上一根芦苇。有雨的味道。',
  },
  'bog-light': {
    name: '沼光',
    description: '罐子里的一点光，保证过再不把人领错路。',
  },
  'banner-scattersea': {
    name: '散珠海旗',
    description: '蓝底上一道浪。风不动，它也飘。',
  },
  'shell-fountain': {
    name: '贝壳喷泉',
    description: '把耳朵贴上去，海就听见你了。',
  },
  'banner-overcloud': {
    name: '云上境旗',
    description: '白底上一座峰。它居高临下，看着别的旗。',
  },
  'paper-moons': {
    name: '纸月亮',
    description: '三个月亮，折的人想念真的那个。',
  },
  telescope: {
    name: '望远镜',
    description: '让你看星星，偶尔有一颗还朝你挥手。',
  },
  'banner-fourlight': {
    name: '四光境旗',
    description: '紫底上四点火星。没有两个人先看见同一点。',
  },
  'starry-tent': {
    name: '星空帐篷',
    description: '你的帐篷，蓝得像凌晨两点，连星星也在内。',
  },
  'four-lights': {
    name: '四光灯',
    description: '黎明、白天、黄昏、夜晚，各在各的玻璃里，相处得很好。',
  },
  fox: { name: '狐狸装', description: '给你穿的，耳朵尾巴样样齐全。母鸡会问东问西，别停下脚步。' },
  toadstool: { name: '蘑菇帽', description: '给你穿的，附苔藓披肩。挡雨，到现在也挡住了所有想吃它的。' },
  diver: { name: '潜水服', description: '给你穿的：黄铜、帆布和自带的空气，万一水坑变深了呢。' },
  stargazer: { name: '午夜长袍', description: '给你穿的，连帽子一起。一天只准时一次。' },
  lamplighter: { name: '四光大衣', description: '给你穿的：四种光都在一件大衣里，再加一盏回家路上的灯。' },
};
export default words;
