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
};
export default words;
