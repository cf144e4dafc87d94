import type { avatarWords } from '../en/avatars.ts';
import { numberWords } from '../format.ts';

const words: typeof avatarWords = {
  label: '你的样子',
  change: '换个样子',
  text: '谁来替你走在地图上？随时都可以改主意。',
  wear: '就用它',
  cancel: '取消',
  price: (coins, town) =>
    town === null ? `任何商店：${numberWords(coins)}枚金币` : `${town}的商店：${numberWords(coins)}枚金币`,
  asking: '正在问商店有什么可穿的……',
  failed: '没能打听到商店有什么可穿的。',
  again: '再试一次',
  toMart: '商店里的样子',
  looks: {
    player: { name: '行路人', text: '青绿色的帽子，珊瑚色的围巾，一只背包。' },
    gardener: { name: '园丁', text: '两个蓬蓬的发髻，背带裤，一只浇水壶。' },
    scholar: { name: '学者', text: '梅子色的头巾，圆眼镜，一书包的书。' },
    racer: { name: '赛车手', text: '黄边轮椅，红外套，白头带。' },
    storyteller: { name: '说书人', text: '白发髻，深红披肩，一根拐杖。' },
    woodcutter: { name: '伐木人', text: '姜黄胡子，绒球帽，一捆木柴。' },
    drover: { name: '赶牛人', text: '宽檐帽，条纹斗篷，一条长辫子。' },
    hopper: { name: '踩水坑的孩子', text: '一个孩子，穿着本身就是只鸭子的黄雨衣。' },
    dancer: { name: '舞者', text: '红铜色的马尾，宽大的绿松石色裙子。' },
    skipper: { name: '船长', text: '藏红花色的头巾，黑胡子，一件船长大衣。' },
    rocker: { name: '摇滚客', text: '洋红色的鸡冠头，墨镜，一把吉他。' },
    sledder: { name: '驾雪橇的人', text: '镶一圈毛边的风雪衣，红手套。' },
    fox: { name: '狐狸', text: '尖耳朵的橙色兜帽，毛茸茸的尾巴。' },
    toadstool: { name: '蘑菇', text: '白点红帽子，苔藓披肩，一只挎包。' },
    diver: { name: '潜水员', text: '带窗的圆铜头盔，两瓶空气。' },
    stargazer: { name: '观星人', text: '尖顶帽和午夜长袍，都缀着星星。' },
    lamplighter: { name: '点灯人', text: '高礼帽，四色大衣，长杆上挑一盏灯。' },
  },
};
export default words;
